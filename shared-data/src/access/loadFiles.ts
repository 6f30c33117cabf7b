import type { DataConfig } from './DataConfig';
import type { DataFiles, FilesOptions } from './files/createFiles';

/** Upload and deletion of pictures and covers, downloaded at the first call: when a member chooses one. */
export async function loadFiles(config: DataConfig, options: FilesOptions): Promise<DataFiles> {
  const { createFiles } = await import('./files/createFiles');
  return createFiles(config, options);
}
