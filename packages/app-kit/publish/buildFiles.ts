import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { BuildRoute } from './findRoutes';

/** Files of a build to be published: immutable files, and the manifests at the root that make the build live. */
export interface HostedBuild {
  readonly build: string;
  /** Content of each immutable file by path, such as `/b-0123456789/entry.js`, including copies of the manifests for a rollback. */
  readonly files: ReadonlyMap<string, Buffer>;
  readonly pointers: ReadonlyMap<string, Buffer>;
}

/** Names of the files at a host's root that determine the live build. The manifest comes last. */
const pointerNames = ['mf-manifest.json', 'manifest.json'] as const;

/** Reads the build in `dist`, and adds the `routes` of an app. Throws an Error with one sentence if there is no build. */
export function readBuild(dist: string, routes?: readonly BuildRoute[]): HostedBuild {
  const build = readBuildId(dist);
  const files = new Map<string, Buffer>();
  for (const [path, content] of readFolder(join(dist, build))) files.set(`/${build}/${path}`, content);
  const pointers = new Map<string, Buffer>();
  for (const name of pointerNames) {
    const file = join(dist, name);
    // The shell's build has no mf-manifest.json, which only tools of Module Federation use.
    if (!existsSync(file)) continue;
    pointers.set(`/${name}`, readFileSync(file));
    files.set(`/${build}/${name}`, readFileSync(file));
  }
  if (routes) files.set(`/${build}/routes.json`, Buffer.from(JSON.stringify(routes)));
  return { build, files, pointers };
}

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
