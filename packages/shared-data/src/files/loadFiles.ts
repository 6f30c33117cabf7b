import type { DataConfig } from '../client/DataConfig';
import type { DataFiles, FilesOptions } from './createFiles';

// This function has its own file, so that bundles without it get no chunk for its `import()`.

/** Loads the client for pictures and covers. The code is downloaded when a member chooses a picture. */
export async function loadFiles(config: DataConfig, options: FilesOptions): Promise<DataFiles> {
  const { createFiles } = await import('./createFiles');
  return createFiles(config, options);
}
