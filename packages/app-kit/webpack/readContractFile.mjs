import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Reads a JSON file of the contract package. Node warns about imports of JSON files before version 22. */
export function readContractFile(name) {
  return JSON.parse(readFileSync(resolve(`@adp/app-contract/${name}`), 'utf8'));
}
