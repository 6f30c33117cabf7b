import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  readonly build: string;
  readonly integrity: Readonly<Record<string, string>>;
}

const LIST = 'integrity.json';

/** Writes the live build of the folder `host` into `dist` as another build: the same code under an id of its own. Returns the id. */
export function copyBuild(host: string, dist: string): string {
  const text = readFileSync(join(host, 'manifest.json'), 'utf8');
  const { build } = JSON.parse(text) as Manifest;
  const id = randomBytes(5).toString('hex');
  // Files are under `b-<id>`, the container has the name `b_<id>`.
  const renamed = (content: string) => content.replaceAll(build.slice(2), id);
  const folder = join(dist, renamed(build));
  mkdirSync(folder, { recursive: true });
  const hashes: Record<string, string> = {};
  const write = (file: string, content: string) => {
    writeFileSync(join(folder, file), content);
    return `sha256-${createHash('sha256').update(content).digest('base64')}`;
  };
  // Scripts and style sheets of browsers; the copies of the manifests are written where it is published.
  for (const file of readdirSync(join(host, build)).filter((name) => !/\.json$|^server\.js$/.test(name)))
    hashes[file] = write(file, renamed(readFileSync(join(host, build, file), 'utf8')));
  hashes[LIST] = write(LIST, JSON.stringify(hashes));
  const manifest = JSON.parse(renamed(text)) as Manifest;
  const integrity = Object.fromEntries(Object.keys(manifest.integrity).map((file) => [file, hashes[file]]));
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify({ ...manifest, integrity }));
  return renamed(build);
}
