import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Creates an empty folder for one test. `remove` deletes the folder. */
export function emptyFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'site-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Writes files by path, and creates missing folders. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Returns a readable build ID for tests: `buildId(3)` is `b-0000000003`. */
export const buildId = (number: number) => `b-${String(number).padStart(10, '0')}`;
