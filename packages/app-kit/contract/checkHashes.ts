import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseIntegrity, type AppManifest } from '@adp/app-contract';
import { hasIntegrity } from '../publish/integrity.mjs';

/** Returns an error for each script and style sheet without a listed hash. Pages do not run other files, so their hashes are optional. */
export function checkHashes(folder: string, { build, integrity }: AppManifest): readonly string[] {
  const path = join(folder, build);
  const hashes = readHashes(path, integrity);
  const files = readdirSync(path, { recursive: true }).map(String).sort();
  return files
    .filter((file) => /\.(js|css)$/.test(file) || file === 'integrity.json')
    .flatMap((file) => {
      const hash = hashes[file];
      if (hash === undefined) return [`${build}/${file} is not listed with a hash`];
      const isListed = hasIntegrity(readFileSync(join(path, file)), hash);
      return isListed ? [] : [`${build}/${file} has another hash than the one listed`];
    });
}

export function readHashes(folder: string, first: AppManifest['integrity']): Record<string, string> {
  const list = join(folder, 'integrity.json');
  const listed = existsSync(list) ? parseIntegrity(JSON.parse(readFileSync(list, 'utf8'))) : {};
  return { ...listed, ...first };
}
