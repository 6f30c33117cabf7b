import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findRoutes, type Hint, type KnownRoute } from './findRoutes';
import { renderHtml, type Page, type ShellBuild } from './renderHtml';
import { publishBuild, writeWhole } from './publishBuild';
import { appFolder, type SiteFile } from './siteFile';
import { findOwner, type RegisteredApp } from '@adp/shell/siteConfig';

export interface AssembleOptions {
  readonly site: SiteFile;
  /** The workspace, in which each app has its `dist/`. */
  readonly workspace: string;
  /** Where the hosts' folders go: `shell/` and one per app. */
  readonly out: string;
  /** The language of the page; English unless a test wants another. */
  readonly locale?: string;
  /** Origin of an app that is served from its sources and may push reloads to the page. */
  readonly liveReload?: string;
  /** Where the routes found in a build are stored, so that the same build is run once. */
  readonly routesCache?: string;
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
  liveReload,
  routesCache,
}: AssembleOptions): Promise<Readonly<Record<string, string>>> {
  const builds: Record<string, string> = { shell: publishBuild(join(workspace, 'shell', 'dist'), join(out, 'shell')) };
  const routes: KnownRoute[] = [];
  for (const app of site.registry.apps) {
    // An app that is served from its sources has no build to publish or to hint at.
    if (app.origin === null || app.origin === liveReload) continue;
    const dist = join(workspace, appFolder(app.name), 'dist');
    if (!existsSync(join(dist, 'manifest.json')))
      throw new Error(`${app.name} is not built: no ${join(dist, 'manifest.json')}.`);
    builds[app.name] = publishBuild(dist, join(out, appFolder(app.name)));
    routes.push(...(await getRoutes(dist, { app, site, routesCache })));
  }
  writePages(join(out, 'shell'), routes, { site, locale, ...(liveReload ? { liveReload } : {}) });
  return builds;
}

/** The app's known routes below its own prefixes; none, and a word about it, where its build does not run. */
async function getRoutes(
  dist: string,
  { app, site, routesCache }: { app: RegisteredApp; site: SiteFile; routesCache: string | undefined },
): Promise<readonly KnownRoute[]> {
  try {
    const routes = await findRoutes(dist, app.origin ?? '', routesCache);
    return routes.filter(({ path }) => findOwner(site.registry, path)?.name === app.name);
  } catch (error) {
    // One broken app costs its own pages their hints, and nobody else anything.
    console.warn(`${app.name}: no hints, because its build does not run: ${describe(error)}`);
    return [];
  }
}

/** What an app throws is an error of its own page, not of this process. */
function describe(error: unknown): string {
  return String(typeof error === 'object' && error !== null && 'message' in error ? error.message : error);
}

function writePages(
  host: string,
  known: readonly KnownRoute[],
  page: Pick<Page, 'site' | 'locale' | 'liveReload'>,
): void {
  const shell = readShellBuild(join(host, 'manifest.json'));
  const routes = known.map((route) => withIdentity(route, shell));
  const styles = readStyles(host, shell);
  const write = (path: string, hints: KnownRoute['hints']) => {
    const file = join(host, path);
    mkdirSync(dirname(file), { recursive: true });
    writeWhole(file, renderHtml({ ...page, shell, styles, routes, hints }));
  };
  // A route that is gone must not keep its old HTML; builds stay.
  for (const name of readdirSync(host)) {
    if (!/^b-|^builds|^manifest\.json$/.test(name)) rmSync(join(host, name), { recursive: true });
  }
  write('index.html', []);
  for (const { path, hints } of routes) if (isPage(path)) write(`${path.slice(1)}.html`, hints);
  mkdirSync(join(host, 'builds'), { recursive: true });
  writeWhole(join(host, 'builds', 'latest.json'), JSON.stringify({ build: shell.build }));
}

/** The route with a hint for the sign-in code, which is the shell's, where its page needs it at once. */
function withIdentity(route: KnownRoute, { build, identity }: ShellBuild): KnownRoute {
  if (!route.identity) return route;
  const more = identity.map((file): Hint => ({ as: 'script', href: `/${build}/${file}` }));
  return { ...route, hints: [...route.hints, ...more] };
}

function readShellBuild(file: string): ShellBuild {
  // Written by our own build, a moment ago.
  return JSON.parse(readFileSync(file, 'utf8')) as ShellBuild;
}

/** The shell's style sheets as they stand in a page: what they name beside themselves is named from the host's root. */
function readStyles(host: string, { build, css }: ShellBuild): string {
  const sheets = css.map((file) => readFileSync(join(host, build, file), 'utf8').trim());
  return sheets.join('').replaceAll(/url\((?!["']?(?:data:|\/))["']?([^"')]+)["']?\)/g, `url(/${build}/$1)`);
}

/** Whether a route's path can name a file of the host: no parameters, and no file of our own. */
function isPage(path: string): boolean {
  return /^(\/[a-z0-9-]+)+$/.test(path) && !/^\/(b-|builds?$|builds\/|index$)/.test(path);
}
