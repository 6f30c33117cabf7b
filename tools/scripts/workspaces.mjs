import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

const readManifest = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

export const workspaces = readManifest('.').workspaces;

/** @throws Error if this repository has no such package */
export function readPackage(name) {
  const manifest = workspaces.map(readManifest).find((candidate) => candidate.name === name);
  if (!manifest) throw new Error(`No package of this repository is called ${name}.`);
  return manifest;
}
