import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Manifest {
  readonly build: string;
  readonly integrity: Readonly<Record<string, string>>;
}

const LIST = 'integrity.json';

/** Copies the live build of the folder `host` into `dist` with a new build id. Returns the new id. */
export function copyBuild(host: string, dist: string): string {
  const text = readFileSync(join(host, 'manifest.json'), 'utf8');
  const { build } = JSON.parse(text) as Manifest;
  const id = randomBytes(5).toString('hex');
  // The folder `b-<id>` and the container `b_<id>` have different prefixes, so this replaces only the id itself.
  const renamed = (content: string) => content.replaceAll(build.slice(2), id);
  const [from, folder] = [join(host, build), join(dist, renamed(build))];
  const hashes: Record<string, string> = {};
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
    return `sha256-${createHash('sha256').update(content).digest('base64')}`;
  };
  // Copies only the files that browsers load. The page for developers loads `uses.json`. `publishBuild` writes the manifests.
  for (const file of readdirSync(from, { recursive: true }).map(String)) {
    if (/^..\/.*\.json$|^uses\.json$/.test(file)) write(file, readFileSync(join(from, file), 'utf8'));
    else if (/\.\w+$/.test(file) && !/\.json$|^server\.js$/.test(file))
      hashes[file] = write(file, renamed(readFileSync(join(from, file), 'utf8')));
  }
  hashes[LIST] = write(LIST, JSON.stringify(hashes));
  const manifest = JSON.parse(renamed(text)) as Manifest;
  const integrity = Object.fromEntries(Object.keys(manifest.integrity).map((file) => [file, hashes[file] ?? '']));
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify({ ...manifest, integrity }));
  return renamed(build);
}
