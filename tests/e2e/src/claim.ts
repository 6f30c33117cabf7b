import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether the caller is the first of this run, in whatever worker, to take `task`. Who takes a task does it: where that fails
 * the run has failed, so nobody needs to do it again.
 */
export function claim(task: string): boolean {
  const folder = process.env['ADP_CLAIMS'];
  if (!folder) throw new Error('globalSetup.ts has not run.');
  try {
    mkdirSync(join(folder, createHash('sha256').update(task).digest('hex')));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
