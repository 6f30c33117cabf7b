import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns true for the first caller with this `task` in a test run, across all workers. That caller must perform the
 * task. No other caller repeats a failed task, because the whole run has then failed.
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
