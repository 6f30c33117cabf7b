import type { DataConfig } from '../client/DataConfig';
import type { DataOptions } from '../client/connect';
import type { ProgrammeEditor } from './createProgrammeEditor';

// A separate file, so that bundles without this function get no chunk for its `import()`.

/** Loads the operations of programme pages' editors. Their code is downloaded at the first call. */
export async function loadProgrammeEditor(config: DataConfig, options: DataOptions): Promise<ProgrammeEditor> {
  const { createProgrammeEditor } = await import('./createProgrammeEditor');
  return createProgrammeEditor(config, options);
}
