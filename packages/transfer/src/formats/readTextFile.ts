import { readFile, stat } from 'node:fs/promises';
import { decodeText } from '@adp/shared-data/import-files';

/** Maximum size in bytes of a file in memory. Entries may refer to later ones, so it cannot be streamed. */
const maxBytes = 64_000_000;

/** Reads a text file in UTF-8 or UTF-16. Rejects with one sentence if it cannot be read. */
export async function readTextFile(file: string): Promise<string> {
  if ((await stat(file)).size > maxBytes)
    throw new Error(`${file} is larger than ${maxBytes / 1_000_000} MB: split it into several files.`);
  return decodeText(await readFile(file));
}
