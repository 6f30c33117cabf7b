import type { DataConfig } from '../client/DataConfig';
import type { DataFiles, FilesOptions } from './createFiles';

// In a file of its own: a bundler makes a chunk for every import() of a module that is used at all.

/** Upload and deletion of pictures and covers. Downloaded at the first call: when a member chooses a picture. */
export async function loadFiles(config: DataConfig, options: FilesOptions): Promise<DataFiles> {
  const { createFiles } = await import('./createFiles');
  return createFiles(config, options);
}
