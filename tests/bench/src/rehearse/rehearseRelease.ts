import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { publishBuild } from '@adp/cli';
import { randomSource } from '@adp/seed/random';
import { appFolder } from '@adp/site-document/siteFile';
import type { FederatedSite } from '../sites/buildFederated';
import { assumptions, visitsPerMinute } from './assumptions';
import { copyBuild } from './copyBuild';
import type { Quantities, World } from './createWorld';
import { openViews } from './openViews';
import { createVisits } from './visits';

const MINUTE = 60_000;
/** The app with the most pages. */
const APP = 'mfe_content';

/** Results of a release of an app, and requests of readers before and after it. */
export interface ReleaseResult {
  readonly before: Quantities;
  readonly after: Quantities;
  /** Pages of the app in the minute after the release, by build. */
  readonly oldPages: number;
  readonly newPages: number;
  /** Seconds from the release to the last page of the previous build. */
  readonly lastOldPage: number;
  /** Compressed size of the scripts that the pages of a visit load, in bytes: those of the app, and of the shell. */
  readonly appCode: number;
  readonly shellCode: number;
}

interface ReleaseOptions {
  readonly world: World;
  readonly site: FederatedSite;
  /** Folder for the second build. */
  readonly folder: string;
  /** Time of the release, in milliseconds since 1970. Readers visit at the rate of this hour. */
  readonly from: number;
  /** Share of the hour's visits that are simulated. */
  readonly share?: number;
}

/** Releases a second build of an app, and opens pages before and after it. */
export async function rehearseRelease({
  world,
  site,
  folder,
  from,
  share = 1,
}: ReleaseOptions): Promise<ReleaseResult> {
  const app = site.file.registry.apps.find(({ name }) => name === APP);
  const host = site.hosts.find(({ origin }) => origin === app?.origin);
  if (!host) throw new RangeError(`The site has no ${APP}.`);
  const listVisits = createVisits(world.items, randomSource(4));
  const rate = visitsPerMinute(new Date(from).getUTCHours()) * share;
  const open = async (start: number, minutes: number, opened: Pick<World, 'open' | 'setTime'> = world) => {
    world.take();
    await openViews(opened, listVisits({ from: start, minutes, visitsPerMinute: rate }));
    return world.take();
  };
  await open(from - 3 * MINUTE, 2);
  const before = await open(from - MINUTE, 1);
  const dist = join(folder, 'release', appFolder(APP));
  const build = copyBuild(host.folder, dist);
  publishBuild(dist, host.folder);
  const pages = createPageLog(world, site.file.origin);
  const after = await open(from, 1, pages);
  const ofApp = pages.list().filter(({ scripts }) => scripts.some((url) => url.startsWith(host.origin)));
  const old = ofApp.filter(({ scripts }) => !scripts.some((url) => url.includes(`/${build}/`)));
  const measure = (origin: string, hosted: string) =>
    measureCode(
      pages.list().map(({ scripts }) => scripts.filter((url) => url.startsWith(origin))),
      (url) => readFileSync(join(hosted, new URL(url).pathname)),
    );
  return {
    before,
    after,
    oldPages: old.length,
    newPages: ofApp.length - old.length,
    lastOldPage: Math.max(0, ...old.map(({ at }) => (at - from) / 1_000)),
    appCode: measure(host.origin, host.folder),
    shellCode: measure(site.file.origin, site.hosts[0].folder),
  };
}

/** Page that a visitor opened as HTML: its time, and the URLs of the scripts that it names. */
interface LoggedPage {
  readonly at: number;
  readonly scripts: readonly string[];
}

/** Wraps the world, and records the pages that visitors open. */
function createPageLog(
  world: World,
  origin: string,
): Pick<World, 'open' | 'setTime'> & { readonly list: () => readonly LoggedPage[] } {
  const logged: LoggedPage[] = [];
  let time = 0;
  return {
    setTime: (next) => {
      time = next;
      world.setTime(next);
    },
    open: async (path, place, userAgent) => {
      const at = time;
      const answer = await world.open(path, place, userAgent);
      const urls = [...answer.text.matchAll(/<(?:link|script)\b[^>]* (?:href|src)="([^"]+\.js)"/g)];
      if (userAgent === undefined && !path.startsWith('/api/'))
        logged.push({ at, scripts: [...new Set(urls.map(([, url = '']) => new URL(url, origin).href))] });
      return answer;
    },
    list: () => logged,
  };
}

/**
 * Returns the average bytes of the scripts that the pages of a visit name. All pages of a visit are picked in the same
 * way. If a share of all pages names a script, the probability that no page of a visit names it is
 * `(1 - share) ** pages`.
 */
function measureCode(pages: readonly (readonly string[])[], read: (url: string) => Buffer): number {
  const named = new Map<string, { readonly url: string; count: number }>();
  for (const url of pages.flat()) {
    // The same script of two builds counts once.
    const name = url.replace(/\/b-[0-9a-f]{10}\//, '/');
    const entry = named.get(name) ?? { url, count: 0 };
    entry.count += 1;
    named.set(name, entry);
  }
  const sizes = [...named.values()].map(({ url, count }) => {
    const isLoaded = 1 - (1 - count / pages.length) ** assumptions.pagesPerVisit;
    return brotliCompressSync(read(url)).byteLength * isLoaded;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}
