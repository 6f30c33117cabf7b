import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { previousFile, snapshotFile } from './snapshotFile';

/** Deletes the snapshots of `parts` and their unfinished writes, but not damaged snapshots and unrelated files. */
export function discardState(folder: string, parts: readonly string[]): void {
  if (!existsSync(folder)) return;
  const ours = parts.flatMap((part) => [snapshotFile(folder, part), previousFile(folder, part)]);
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (ours.includes(file.replace(/\.\d+$/, ''))) rmSync(file);
  }
}
