import { readFile, stat } from 'node:fs/promises';
import { decodeText } from '@adp/shared-data/import-files';

/**
 * Maximum size in bytes of a file that is read into memory. Entries may refer to later entries, so these formats cannot
 * be streamed, unlike JSON Lines.
 */
const maxBytes = 64_000_000;

/**
 * Reads a text file in UTF-8 or UTF-16.
 * @throws Error with one sentence if the file cannot be read
 */
export async function readTextFile(file: string): Promise<string> {
  if ((await stat(file)).size > maxBytes)
    throw new Error(`${file} is larger than ${maxBytes / 1_000_000} MB: split it into several files.`);
  return decodeText(await readFile(file));
}
