import type { DataConfig } from '../client/DataConfig';
import type { DataOptions } from '../client/connect';
import type { DataWriter } from './createWriter';

// In a file of its own: a bundler makes a chunk for every import() of a module that is used at all.

/** The writer. Downloaded at the first call: when a form opens, not when a page is read. */
export async function loadWriter(config: DataConfig, options: DataOptions): Promise<DataWriter> {
  const [{ createWriter }] = await Promise.all([
    import('./createWriter'),
    // Who can say whether the address is confirmed saves profiles: that code is to be there when a form is sent, offline too.
    options.isVerified ? import('./saveMember') : undefined,
    options.writesItems ? import('../fields/sortKey') : undefined,
  ]);
  return createWriter(config, options);
}
