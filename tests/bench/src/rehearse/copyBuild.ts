import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toIntegrity } from '@adp/app-kit/integrity';

/** Text files, in the order in which they are copied. Lists of hashes come after the listed files. */
const steps = [/\.(js|css)$/, /^(?!.*(integrity|manifest)\.json$).*\.json$/, /integrity\.json$/, /manifest\.json$/];

/**
 * Copies the live build of an app's host into the folder `dist`, with another id and new hashes, as if the sources had
 * changed. Returns the new id.
 */
export function copyBuild(host: string, dist: string): string {
  const { build } = JSON.parse(readFileSync(join(host, 'manifest.json'), 'utf8')) as { readonly build: string };
  const id = [...build.slice(2)].reverse().join('');
  const hashes = new Map<string, string>();
  // The folder `b-<id>` and the container `b_<id>` have different prefixes, so this replaces only the id itself.
  const rename = (text: string) =>
    text.replaceAll(build.slice(2), id).replaceAll(/sha256-[\w+/]{43}=/g, (hash) => hashes.get(hash) ?? hash);
  const files = readdirSync(host, { recursive: true }).map(String);
  for (const step of steps)
    for (const file of files) {
      if (!step.test(file) || (file.includes('/') && !file.startsWith(`${build}/`))) continue;
      const text = readFileSync(join(host, file), 'utf8');
      const renamed = rename(text);
      hashes.set(toIntegrity(text), toIntegrity(renamed));
      const target = join(dist, rename(file));
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, renamed);
    }
  return `b-${id}`;
}
