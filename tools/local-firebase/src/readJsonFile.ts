import { readFileSync } from 'node:fs';

/** @throws Error with one sentence that names the file */
// jscpd:ignore-start -- packages/site-document has the same function, but this package imports no other package.
export function readJsonFile(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not JSON.`, { cause });
  }
}
// jscpd:ignore-end
