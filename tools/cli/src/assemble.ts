import fs, { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findRoutes, type BuildRoute } from '@adp/app-kit/publish';
import {
  listRouteTexts,
  pageList,
  renderPages,
  toSiteRoutes,
  type PagesOptions,
  type ShellBuild,
} from '@adp/site-document';
import { appFolder, type SiteFile } from '@adp/site-document/siteFile';
import { publishBuild, writeWhole, type FileWriter } from './publishBuild';

export interface AssembleOptions {
  readonly site: SiteFile;
  /** The workspace, in which each app has its `dist/`. */
  readonly workspace: string;
  /** Where the hosts' folders go: `shell/` and one per app. */
  readonly out: string;
  /** The language of the page; English unless a test wants another. */
  readonly locale?: string;
  /** Where the routes found in a build are stored, so that the same build is run once. */
  readonly routesCache?: string;
  readonly files?: FileWriter;
}

/**
 * Puts the site together: publishes the shell's build and every app's, then
 * writes the HTML of each known route with the registry, the content security
 * policy and the preload hints for its app. Needs no build of the shell.
 * Returns the apps' builds by name.
 */
export async function assembleSite({
  site,
  workspace,
  out,
  locale = 'en',
  routesCache,
  files = fs,
}: AssembleOptions): Promise<Readonly<Record<string, string>>> {
  const shell = publishBuild(join(workspace, 'shell', 'dist'), join(out, 'shell'), { files });
  const builds: Record<string, string> = { shell };
  const routes: BuildRoute[] = [];
  const texts = new Map<string, string>();
  for (const app of site.registry.apps) {
    if (app.origin === null) continue;
    const folder = join(workspace, appFolder(app.name));
    // An app of another repository is published from there.
    if (!existsSync(folder)) continue;
    const dist = join(folder, 'dist');
    if (!existsSync(join(dist, 'manifest.json')))
      throw new Error(`${app.name} is not built: no ${join(dist, 'manifest.json')}.`);
    const known = await getRoutes(dist, routesCache);
    builds[app.name] = publishBuild(dist, join(out, appFolder(app.name)), { routes: known, files });
    const ofSite = toSiteRoutes(known, app, site);
    routes.push(...ofSite);
    for (const address of listRouteTexts(ofSite))
      texts.set(address, readFileSync(join(out, appFolder(app.name), address.slice(app.origin.length)), 'utf8'));
  }
  writePages(join(out, 'shell'), { routes, texts, site, locale }, files);
  return builds;
}

/** The routes that a build knows; none, and a word about it, where it does not run. */
async function getRoutes(dist: string, routesCache: string | undefined): Promise<readonly BuildRoute[]> {
  try {
    return await findRoutes(dist, '', routesCache);
  } catch (error) {
    // One broken app costs its own pages their hints, and nobody else anything.
    console.warn(`${dist}: no hints, because the build does not run: ${describe(error)}`);
    return [];
  }
}

/** What an app throws is an error of its own page, not of this process. */
function describe(error: unknown): string {
  return String(typeof error === 'object' && error !== null && 'message' in error ? error.message : error);
}

function writePages(
  host: string,
  page: Pick<PagesOptions, 'site' | 'locale' | 'routes' | 'texts'>,
  files: FileWriter,
): void {
  const shell = readShellBuild(join(host, 'manifest.json'));
  const readFile = (file: string) => readFileSync(join(host, shell.build, file), 'utf8');
  const pages = renderPages({ ...page, shell, readFile });
  const gone = readPageList(host).filter((path) => !pages.has(path));
  const write = (path: string) => {
    const file = join(host, path);
    files.mkdirSync(dirname(file), { recursive: true });
    writeWhole(file, pages.get(path) ?? '', files);
  };
  for (const path of pages.keys()) if (path !== pageList) write(path);
  // Only now: until then every page that was there is there. And before the list, so that the next time finishes it.
  for (const path of gone) files.rmSync(join(host, path), { force: true });
  write(pageList);
}

/** The pages that were written the last time. */
function readPageList(host: string): readonly string[] {
  const file = join(host, pageList);
  // Written by `renderPages` alone.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly string[]) : [];
}

function readShellBuild(file: string): ShellBuild {
  // Written by our own build, a moment ago.
  return JSON.parse(readFileSync(file, 'utf8')) as ShellBuild;
}
