import type { DataOptions } from './connect';
import type { DataWriter } from './createWriter';
import type { DataConfig } from './DataConfig';

/** The writing half, downloaded at the first call: when a form opens, not when a page is read. */
export async function loadWriter(config: DataConfig, options: DataOptions): Promise<DataWriter> {
  const { createWriter } = await import('./createWriter');
  return createWriter(config, options);
}
