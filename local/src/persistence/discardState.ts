import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Deletes the snapshots of `parts` and their unfinished writes on purpose, for a fresh start.
 * Files moved aside, and those of others, stay.
 */
export function discardState(folder: string, parts: readonly string[]): void {
  if (!existsSync(folder)) return;
  const ours = parts.map((name) => `${name}.json`);
  for (const file of readdirSync(folder)) if (ours.includes(file.replace(/\.\d+$/, ''))) rmSync(join(folder, file));
}
