import type { DataOptions } from '../client/connect';
import type { DataConfig } from '../client/DataConfig';
import type { Uploader } from './resumable/createUploader';

/** Uploads of files, by the SDK. Downloaded at the first call: when an editor chooses a file. */
export async function loadUploader(config: DataConfig, options: DataOptions): Promise<Uploader> {
  const { createUploader } = await import('./resumable/createUploader');
  return createUploader(config, options);
}
