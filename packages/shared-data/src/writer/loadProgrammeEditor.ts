import type { DataConfig } from '../client/DataConfig';
import type { DataOptions } from '../client/connect';
import type { ProgrammeEditor } from './createProgrammeEditor';

// This function has its own file, so that bundles without it get no chunk for its `import()`.

/** Loads the operations for editors of programme pages. The code is downloaded on the first call. */
export async function loadProgrammeEditor(config: DataConfig, options: DataOptions): Promise<ProgrammeEditor> {
  const { createProgrammeEditor } = await import('./createProgrammeEditor');
  return createProgrammeEditor(config, options);
}
