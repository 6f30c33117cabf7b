import type { DataOptions } from '../client/connect';
import type { DataConfig } from '../client/DataConfig';
import type { Uploader } from './resumable/createUploader';

/** Loads the uploader for files, which uses the SDK. The code is downloaded when an editor chooses a file. */
export async function loadUploader(config: DataConfig, options: DataOptions): Promise<Uploader> {
  const { createUploader } = await import('./resumable/createUploader');
  return createUploader(config, options);
}
