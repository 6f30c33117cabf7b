import type { DataConfig } from '../client/DataConfig';
import type { DataOptions } from '../client/connect';
import type { DataWriter } from './createWriter';

// This function has its own file, so that bundles without it get no chunk for its `import()`.

/** Loads the writer. The code is downloaded on the first call, when a form opens. */
export async function loadWriter(config: DataConfig, options: DataOptions): Promise<DataWriter> {
  const [{ createWriter }] = await Promise.all([
    import('./createWriter'),
    // Callers that save profiles pass `isVerified`, and may be offline when the form is sent.
    options.isVerified ? import('./saveMember') : undefined,
    options.writesItems ? import('../fields/sortKey') : undefined,
  ]);
  return createWriter(config, options);
}
