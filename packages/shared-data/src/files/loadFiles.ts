import type { DataConfig } from '../client/DataConfig';
import type { DataFiles, FilesOptions } from './createFiles';

// A separate file, so that bundles without this function get no chunk for its `import()`.

/** Loads the client that uploads and deletes pictures and covers. Its code is downloaded when a member chooses a picture. */
export async function loadFiles(config: DataConfig, options: FilesOptions): Promise<DataFiles> {
  const { createFiles } = await import('./createFiles');
  return createFiles(config, options);
}
