import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Hashes = Readonly<Record<string, string>>;

interface Manifest {
  readonly build: string;
  readonly integrity: Hashes;
  readonly languages?: Readonly<Record<string, Hashes>>;
}

const LIST = 'integrity.json';

/** Writes the live build of the folder `host` into `dist` as another build: the same code under an id of its own. Returns the id. */
export function copyBuild(host: string, dist: string): string {
  const text = readFileSync(join(host, 'manifest.json'), 'utf8');
  const { build } = JSON.parse(text) as Manifest;
  const id = randomBytes(5).toString('hex');
  // Files are under `b-<id>`, the container has the name `b_<id>`.
  const renamed = (content: string) => content.replaceAll(build.slice(2), id);
  /** Writes the files of a folder of the build, a language's or its root, and returns those hashes that the manifest has of it. */
  const copyFolder = (language: string, listed: Hashes): Hashes => {
    const [from, folder] = [join(host, build, language), join(dist, renamed(build), language)];
    mkdirSync(folder, { recursive: true });
    const hashes: Record<string, string> = {};
    const write = (file: string, content: string) => {
      writeFileSync(join(folder, file), content);
      return `sha256-${createHash('sha256').update(content).digest('base64')}`;
    };
    // Scripts and style sheets of browsers; the copies of the manifests are written where it is published.
    const files = readdirSync(from, { withFileTypes: true }).filter((entry) => entry.isFile());
    for (const file of files.map(({ name }) => name).filter((name) => !/\.json$|^server\.js$/.test(name)))
      hashes[file] = write(file, renamed(readFileSync(join(from, file), 'utf8')));
    hashes[LIST] = write(LIST, JSON.stringify(hashes));
    return Object.fromEntries(Object.keys(listed).map((file) => [file, hashes[file] ?? '']));
  };
  const manifest = JSON.parse(renamed(text)) as Manifest;
  const languages = Object.entries(manifest.languages ?? {}).map(([language, listed]) => [
    language,
    copyFolder(language, listed),
  ]);
  const integrity = copyFolder('', manifest.integrity);
  const copied = { ...manifest, integrity, languages: Object.fromEntries(languages) as Record<string, Hashes> };
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify(copied));
  return renamed(build);
}
