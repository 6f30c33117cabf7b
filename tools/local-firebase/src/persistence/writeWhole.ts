import fs from 'node:fs';

/** Part of the `fs` module that this file uses. Tests replace it to simulate a nearly full disk. */
export type FileWriter = Pick<
  typeof fs,
  'existsSync' | 'openSync' | 'writeSync' | 'fstatSync' | 'fsyncSync' | 'closeSync' | 'renameSync' | 'rmSync'
>;

/**
 * Replaces a file atomically: writes and syncs a new file, and renames it over the old one. A crash therefore leaves
 * either the old file or the new file. `previous` is the name under which the old file is saved.
 * @throws Error if there is no space, without changing the old file
 */
export function writeWhole(
  file: string,
  content: string | Uint8Array,
  { previous, files = fs }: { readonly previous?: string; readonly files?: FileWriter } = {},
): void {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  // The number after the name lets the next start recognize the file of an interrupted write.
  const unfinished = `${file}.${process.pid}`;
  try {
    writeSynced(files, unfinished, bytes);
    if (previous !== undefined && files.existsSync(file)) files.renameSync(file, previous);
    files.renameSync(unfinished, file);
  } catch (error) {
    files.rmSync(unfinished, { force: true });
    throw error;
  }
}

function writeSynced(files: FileWriter, file: string, bytes: Uint8Array): void {
  const open = files.openSync(file, 'w', 0o600);
  try {
    // A nearly full disk accepts some of the bytes and returns their number. Only the next write fails.
    for (let at = 0; at < bytes.length;) {
      const taken = files.writeSync(open, bytes, at, bytes.length - at, at);
      if (taken === 0) throw new Error('the disk accepts no more bytes');
      at += taken;
    }
    files.fsyncSync(open);
    const { size } = files.fstatSync(open);
    if (size !== bytes.length) throw new Error(`the disk has ${size} of ${bytes.length} bytes`);
  } finally {
    files.closeSync(open);
  }
}
