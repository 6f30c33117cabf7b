import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Reads the files of a site's folder as a deployment would send them. Returns gzipped content by path. */
export function readFolder(folder: string): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    files.set(`/${relative(folder, file).split(sep).join('/')}`, gzipSync(readFileSync(file), { level: 9 }));
  }
  return files;
}

/** Hashes the files at a folder's root, which each deployment to the folder changes. */
export function hashFolder(folder: string): string {
  const hash = createHash('sha256');
  if (!existsSync(folder)) return '';
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.isFile())
      hash
        .update(entry.name)
        .update('\0')
        .update(readFileSync(join(folder, entry.name)));
  }
  return hash.digest('hex');
}
