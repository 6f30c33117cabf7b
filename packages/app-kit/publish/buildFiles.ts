import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { KnownRoute } from './findRoutes';

/** A build as its host has it: the files that never change, and those at the root that make it the live one. */
export interface HostedBuild {
  readonly build: string;
  /** Path on the host, as `/b-0123456789/entry.js` -> content. Copies of the manifests are among them, for a rollback. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** `/mf-manifest.json` and, last, `/manifest.json`. */
  readonly pointers: ReadonlyMap<string, Buffer>;
}

/** The names of the files at a host's root that say which build is live; the manifest comes last. */
const pointerNames = ['mf-manifest.json', 'manifest.json'] as const;

/**
 * The build in `dist`, with the files that each of its routes asks for, where it is an app's.
 * @throws Error with one sentence where there is no build
 */
export function readBuild(dist: string, routes?: readonly KnownRoute[]): HostedBuild {
  const build = readBuildId(dist);
  const files = new Map<string, Buffer>();
  for (const [path, content] of readFolder(join(dist, build))) files.set(`/${build}/${path}`, content);
  const pointers = new Map<string, Buffer>();
  for (const name of pointerNames) {
    const file = join(dist, name);
    // For Module Federation's own tools; the shell's build has none.
    if (!existsSync(file)) continue;
    pointers.set(`/${name}`, readFileSync(file));
    files.set(`/${build}/${name}`, readFileSync(file));
  }
  if (routes) files.set(`/${build}/routes.json`, Buffer.from(JSON.stringify(routes)));
  return { build, files, pointers };
}

/** The files of a folder: path below it -> content. */
export function readFolder(folder: string): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile()) files.set(relative(folder, file).split(sep).join('/'), readFileSync(file));
  }
  return files;
}

function readBuildId(dist: string): string {
  const file = join(dist, 'manifest.json');
  if (!existsSync(file)) throw new Error(`There is no build: no ${file}.`);
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof json === 'object' && json !== null && 'build' in json && typeof json.build === 'string') return json.build;
  throw new Error(`${file} names no build.`);
}
