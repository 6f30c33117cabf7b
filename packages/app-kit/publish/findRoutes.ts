import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPageTraits, needsIdentity, type AppManifest, type PageTraits } from '@adp/app-contract';
import { loadBuiltApp, readHashes, withinTime } from '../contract';
import { toTextsFile } from './toTextsFile';

export interface Hint {
  readonly as: 'script' | 'style' | 'fetch';
  readonly href: string;
  readonly integrity?: string;
  /** Languages of the script's texts. Each language has its own folder in the build (decision 121). */
  readonly texts?: readonly string[];
}

/**
 * A route with the files that its page requests. The pages of older builds lack traits: they are not in the sitemap,
 * and private if they need `identity`.
 */
export interface BuildRoute extends Partial<PageTraits> {
  readonly path: string;
  readonly hints: readonly Hint[];
  readonly identity?: boolean;
  /** Contract of the build. Missing in builds of contract 1 that were published by older kits. */
  readonly contract?: number;
}

interface BuildFiles {
  readonly contract: number;
  readonly describe: (file: string) => Pick<Hint, 'integrity' | 'texts'>;
}

interface RouteFiles extends PageTraits {
  readonly path: string;
  readonly files: readonly string[];
  readonly identity: boolean;
}

/** Returns the routes of the built app in `dist`, by running it once per build if there is a `cacheFolder`. */
export async function findRoutes(dist: string, origin: string, cacheFolder?: string): Promise<readonly BuildRoute[]> {
  const routes = await (cacheFolder ? cached(dist, cacheFolder) : runRoutes(dist));
  const { contract, describe } = readBuildFiles(dist);
  return routes.map(({ files, ...route }) => {
    const hints = files.map((file): Hint => {
      return { as: file.endsWith('.css') ? 'style' : 'script', href: `${origin}/${file}`, ...describe(file) };
    });
    return { ...route, contract, hints: [{ as: 'fetch', href: `${origin}/manifest.json` }, ...hints] };
  });
}

function readBuildFiles(dist: string): BuildFiles {
  // The cast is safe because the kit's own build writes the manifest.
  const { contract, build, integrity } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as AppManifest;
  const folder = join(dist, build);
  const hashes = readHashes(folder, integrity);
  const languages = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && /^[a-z]{2}$/.test(entry.name) ? [entry.name] : [],
  );
  const describe: BuildFiles['describe'] = (file) => {
    const name = file.slice(build.length + 1);
    const texts = name.endsWith('.js')
      ? languages.filter((language) => existsSync(join(folder, toTextsFile(name, language))))
      : [];
    return {
      ...(hashes[name] !== undefined && { integrity: hashes[name] }),
      ...(texts.length > 0 && { texts }),
    };
  };
  return { contract, describe };
}

async function runRoutes(dist: string): Promise<readonly RouteFiles[]> {
  const { module } = await loadBuiltApp(dist);
  return Promise.all(
    module.routes.map(async (route, index) => {
      const { path } = route;
      // Load the app again for each page, because a chunk that two pages share is requested only once per run.
      const app = await loadBuiltApp(dist);
      await withinTime(`the page ${path}`, () => app.module.routes[index]?.lazy());
      return { path, files: app.files(), identity: needsIdentity(route), ...getPageTraits(route) };
    }),
  );
}

async function cached(dist: string, folder: string): Promise<readonly RouteFiles[]> {
  const file = join(folder, `routes-${hash(dist)}.json`);
  const routesOfEarlierRun = readCache(file);
  if (routesOfEarlierRun) return routesOfEarlierRun;
  const routes = await runRoutes(dist);
  mkdirSync(folder, { recursive: true });
  // Write to a temporary file and rename it, because several processes may write the cache entry at the same time.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(routes));
  renameSync(`${file}.${process.pid}`, file);
  return routes;
}

function readCache(file: string): readonly RouteFiles[] | undefined {
  try {
    // The cast is safe because only `cached` writes this file.
    return JSON.parse(readFileSync(file, 'utf8')) as readonly RouteFiles[];
  } catch {
    return undefined;
  }
}

/** Version of the cache format. Increased when the properties of routes change, so that older entries are ignored. */
const CACHE_VERSION = '2';

function hash(dist: string): string {
  const names = readdirSync(dist, { recursive: true }).map(String).sort();
  const text = [CACHE_VERSION, readFileSync(join(dist, 'manifest.json'), 'utf8'), ...names].join('\0');
  return createHash('sha256').update(text).digest('hex').slice(0, 20);
}
