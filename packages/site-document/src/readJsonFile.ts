import { readFileSync } from 'node:fs';

/** Reads a JSON file. Throws an Error with one sentence that names the file. */
export function readJsonFile(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not JSON.`, { cause });
  }
}
