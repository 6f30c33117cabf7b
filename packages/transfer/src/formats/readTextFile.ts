import { readFile, stat } from 'node:fs/promises';
import { decodeText } from '@adp/shared-data/import-files';

/**
 * Maximum size of files that are read completely, because an entry may refer to a later one. JSON Lines has no such
 * limit.
 */
const maxBytes = 64_000_000;

/**
 * Returns the text of a file in UTF-8 or UTF-16.
 * @throws Error with one sentence
 */
export async function readTextFile(file: string): Promise<string> {
  if ((await stat(file)).size > maxBytes)
    throw new Error(`${file} is larger than ${maxBytes / 1_000_000} MB: split it into several files.`);
  return decodeText(await readFile(file));
}
