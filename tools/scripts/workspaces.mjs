import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// `import.meta.dirname` is undefined in releases of Node that are too old, which `installIfNeeded` reports.
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

const readManifest = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

export const workspaces = readManifest('.').workspaces;

/** @throws Error if this repository has no such package */
export function readPackage(name) {
  const manifest = workspaces.map(readManifest).find((candidate) => candidate.name === name);
  if (!manifest) throw new Error(`No package of this repository is called ${name}.`);
  return manifest;
}
