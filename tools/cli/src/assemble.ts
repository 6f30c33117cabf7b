import fs, { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LOG_PATH, writeLog } from '@adp/app-contract/log';
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
  readonly workspace: string;
  /** Output folder that contains one folder per host: `shell/` and one for each app. */
  readonly out: string;
  readonly locale?: string;
  /** Folder that caches the routes of builds, so that each build is run only once. */
  readonly routesCache?: string;
  readonly files?: FileWriter;
}

/** Assembles the site, without building it. Returns the builds of the apps by name. */
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
    if (!existsSync(folder)) continue;
    const dist = join(folder, 'dist');
    if (!existsSync(join(dist, 'manifest.json')))
      throw new Error(`${app.name} has no build: ${join(dist, 'manifest.json')} is missing.`);
    const appRoutes = await getRoutes(dist, routesCache);
    builds[app.name] = publishBuild(dist, join(out, appFolder(app.name)), { routes: appRoutes, files });
    const ofSite = toSiteRoutes(appRoutes, app, site);
    routes.push(...ofSite);
    for (const address of listRouteTexts(ofSite))
      texts.set(address, readFileSync(join(out, appFolder(app.name), address.slice(app.origin.length)), 'utf8'));
  }
  writePages(join(out, 'shell'), { routes, texts, site, locale }, files);
  return builds;
}

async function getRoutes(dist: string, routesCache: string | undefined): Promise<readonly BuildRoute[]> {
  try {
    return await findRoutes(dist, '', routesCache);
  } catch (error) {
    // A broken app affects only the hints of its own pages. The app may throw a value that is not an Error.
    const reason = Object(error) as { readonly message?: unknown };
    console.warn(`${dist}: no hints, because the build does not run: ${String(reason.message ?? error)}`);
    return [];
  }
}

function writePages(
  host: string,
  page: Pick<PagesOptions, 'site' | 'locale' | 'routes' | 'texts'>,
  files: FileWriter,
): void {
  const shell = JSON.parse(readFileSync(join(host, 'manifest.json'), 'utf8')) as ShellBuild;
  const readFile = (file: string) => readFileSync(join(host, shell.build, file), 'utf8');
  const pages = renderPages({ ...page, shell, readFile });
  const gone = readPageList(host).filter((path) => !pages.has(path));
  const write = (path: string) => {
    const file = join(host, path);
    files.mkdirSync(dirname(file), { recursive: true });
    writeWhole(file, pages.get(path) ?? '', files);
  };
  for (const path of pages.keys()) if (path !== pageList) write(path);
  // Delete old pages last, but before writing the list, so that the next run can finish an interrupted one.
  for (const path of gone) files.rmSync(join(host, path), { force: true });
  write(pageList);
  // Nothing is published on the local site until a command does it, and the page for developers reads the log.
  const log = join(host, LOG_PATH);
  if (!existsSync(log)) writeWhole(log, writeLog([]), files);
}

function readPageList(host: string): readonly string[] {
  const file = join(host, pageList);
  // The cast is safe because only `renderPages` writes the file.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly string[]) : [];
}
