import type { DataConfig } from '../client/DataConfig';
import type { DataOptions } from '../client/connect';
import type { ProgrammeEditor } from './createProgrammeEditor';

// In a file of its own: a bundler makes a chunk for every import() of a module that is used at all.

/** What the editors of programme pages read and write with. Downloaded at the first call. */
export async function loadProgrammeEditor(config: DataConfig, options: DataOptions): Promise<ProgrammeEditor> {
  const { createProgrammeEditor } = await import('./createProgrammeEditor');
  return createProgrammeEditor(config, options);
}
