import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPageTraits, layoutNames, type AppManifest, type PageTraits } from '@adp/app-contract';
import { loadBuiltApp, readHashes, withinTime } from '../contract';
import { toTextsFile } from './toTextsFile';

/** A file that a page will ask for. */
export interface Hint {
  readonly as: 'script' | 'style' | 'fetch';
  readonly href: string;
  /** Its hash, where it is a file of a build. */
  readonly integrity?: string;
  /** The languages that its build has the script's texts in, each in a folder of that name (decision 121). */
  readonly texts?: readonly string[];
}

/**
 * A route that an app offers, with the files that its page requests at its app's host. Builds from before have no traits: their pages are
 * in no sitemap, and private where they have `identity`.
 */
export interface KnownRoute extends Partial<PageTraits> {
  readonly path: string;
  readonly hints: readonly Hint[];
  /** The page signs in, or needs to know who is signed in, at once. */
  readonly identity?: boolean;
}

/** A route and the files of its page, relative to the app's host. */
interface RouteFiles extends PageTraits {
  readonly path: string;
  readonly files: readonly string[];
  readonly identity: boolean;
}

/**
 * The routes of the built app in `dist`, found by running it: what a page requests is seen, not guessed. With a
 * `cacheFolder`, a build that was run before is not run again.
 */
export async function findRoutes(dist: string, origin: string, cacheFolder?: string): Promise<readonly KnownRoute[]> {
  const routes = await (cacheFolder ? cached(dist, cacheFolder) : runRoutes(dist));
  const describe = readBuildFiles(dist);
  return routes.map(({ files, ...route }) => {
    const hints = files.map((file): Hint => {
      return { as: file.endsWith('.css') ? 'style' : 'script', href: `${origin}/${file}`, ...describe(file) };
    });
    return { ...route, hints: [{ as: 'fetch', href: `${origin}/manifest.json` }, ...hints] };
  });
}

/** Finds the hash of a file of the build in `dist`, by its path on its host, and the languages of its texts. */
function readBuildFiles(dist: string): (file: string) => Pick<Hint, 'integrity' | 'texts'> {
  // Written by our own build.
  const { build, integrity } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as AppManifest;
  const folder = join(dist, build);
  const hashes = readHashes(folder, integrity);
  const languages = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && /^[a-z]{2}$/.test(entry.name) ? [entry.name] : [],
  );
  return (file) => {
    const name = file.slice(build.length + 1);
    const texts = name.endsWith('.js')
      ? languages.filter((language) => existsSync(join(folder, toTextsFile(name, language))))
      : [];
    return {
      ...(hashes[name] !== undefined && { integrity: hashes[name] }),
      ...(texts.length > 0 && { texts }),
    };
  };
}

async function runRoutes(dist: string): Promise<readonly RouteFiles[]> {
  const { module } = await loadBuiltApp(dist);
  const pages = layoutNames.flatMap((layout) => module.routes[layout] ?? []);
  return Promise.all(
    pages.map(async (route, index) => {
      const { path, requires } = route;
      // A fresh run for each page: a chunk that two pages share loads only once in one run.
      const app = await loadBuiltApp(dist);
      const page = layoutNames.flatMap((layout) => app.module.routes[layout] ?? [])[index];
      await withinTime(`the page ${path}`, () => page?.lazy());
      return { path, files: app.files(), identity: requires?.identity === true, ...getPageTraits(route) };
    }),
  );
}

async function cached(dist: string, folder: string): Promise<readonly RouteFiles[]> {
  const file = join(folder, `routes-${hash(dist)}.json`);
  const known = readKnown(file);
  if (known) return known;
  const routes = await runRoutes(dist);
  mkdirSync(folder, { recursive: true });
  // Several processes may write it: a rename is whole or not at all.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(routes));
  renameSync(`${file}.${process.pid}`, file);
  return routes;
}

function readKnown(file: string): readonly RouteFiles[] | undefined {
  try {
    // Written by `cached` alone.
    return JSON.parse(readFileSync(file, 'utf8')) as readonly RouteFiles[];
  } catch {
    return undefined;
  }
}

/** Raised when what is found of a route changes, so that nothing older is read from the cache. */
const CACHE_VERSION = '2';

/** A hash of a build: of its manifest, which names the build by its content, and of the names of its files. */
function hash(dist: string): string {
  const names = readdirSync(dist, { recursive: true }).map(String).sort();
  const text = [CACHE_VERSION, readFileSync(join(dist, 'manifest.json'), 'utf8'), ...names].join('\0');
  return createHash('sha256').update(text).digest('hex').slice(0, 20);
}
