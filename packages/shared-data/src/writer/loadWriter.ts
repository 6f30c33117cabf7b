import type { DataConfig } from '../client/DataConfig';
import type { DataOptions } from '../client/connect';
import type { DataWriter } from './createWriter';

// A separate file, so that bundles without this function get no chunk for its `import()`.

/** Loads the writer. Its code is downloaded at the first call, when a form opens. */
export async function loadWriter(config: DataConfig, options: DataOptions): Promise<DataWriter> {
  const [{ createWriter }] = await Promise.all([
    import('./createWriter'),
    // Only callers that save profiles pass `isVerified`. They need this code when the form is sent, possibly offline.
    options.isVerified ? import('./saveMember') : undefined,
    options.writesItems ? import('../fields/sortKey') : undefined,
  ]);
  return createWriter(config, options);
}
