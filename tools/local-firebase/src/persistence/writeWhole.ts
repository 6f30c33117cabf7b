import fs from 'node:fs';

/** What is asked of the file system: in tests one that is nearly full. */
export type FileWriter = Pick<
  typeof fs,
  'existsSync' | 'openSync' | 'writeSync' | 'fstatSync' | 'fsyncSync' | 'closeSync' | 'renameSync' | 'rmSync'
>;

/**
 * Replaces a file whole or not at all: a new file is written, synced and renamed over the old one, so that a crash at any
 * time leaves one of them. With `previous`, the old one is kept under that name.
 * @throws Error where there is no room; the old file is then as before
 */
export function writeWhole(
  file: string,
  content: string | Uint8Array,
  { previous, files = fs }: { readonly previous?: string; readonly files?: FileWriter } = {},
): void {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  // A number behind the name: how the next start knows what an interrupted write has left.
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
    // A nearly full disk takes a part and says how much; only the write after that one fails.
    for (let at = 0; at < bytes.length;) {
      const taken = files.writeSync(open, bytes, at, bytes.length - at, at);
      if (taken === 0) throw new Error('the disk takes no more');
      at += taken;
    }
    files.fsyncSync(open);
    const { size } = files.fstatSync(open);
    if (size !== bytes.length) throw new Error(`the disk holds ${size} of ${bytes.length} bytes`);
  } finally {
    files.closeSync(open);
  }
}
