import { readFileSync } from 'node:fs';

// This function duplicates one in packages/site-document, because this package imports no other package of this
// repository.

/**
 * Reads a JSON file of the workspace.
 * @throws Error with one sentence that names the file
 */
// jscpd:ignore-start
export function readJsonFile(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not JSON.`, { cause });
  }
}
// jscpd:ignore-end
