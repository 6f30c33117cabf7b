import { type Base, type Change, type BuildRoute, readJson, toHostedFile } from '@adp/app-kit/publish';
import {
  latestShell,
  listRouteTexts,
  listShellTexts,
  pageList,
  renderPages,
  toSiteRoutes,
  type LatestShell,
  type ShellBuild,
} from '@adp/site-document';
import type { SiteFile } from '@adp/site-document/siteFile';

/** The shell's build that the pages name. */
export interface LiveShell {
  readonly shell: ShellBuild;
  /** Texts of the files that the pages contain. */
  readonly contents: ReadonlyMap<string, string>;
}

interface ReadOptions {
  readonly site: SiteFile;
  /** Builds that have just been released, by name in the registry or `shell`. */
  readonly released?: Readonly<Record<string, string>>;
  readonly fetch?: typeof globalThis.fetch;
  /** Receives one sentence for the person who publishes. */
  readonly onStatus?: (sentence: string) => void;
}

/**
 * Returns the shell's build `build`, or its live one. Undefined if it does not exist. @throws Error with one sentence
 * if the host fails
 */
export async function readShell(
  { site, fetch = globalThis.fetch }: ReadOptions,
  build?: string,
): Promise<LiveShell | undefined> {
  const shell = await readJson<ShellBuild>(`${site.origin}/${build ? `${build}/` : ''}manifest.json`, fetch);
  if (!shell) return undefined;
  const contents = new Map<string, string>();
  for (const file of listPageFiles(shell)) {
    const answer = await fetch(`${site.origin}/${shell.build}/${file}`);
    if (!answer.ok) throw new Error(`${answer.url} responded with ${answer.status}, so the pages cannot be written.`);
    contents.set(file, await answer.text());
  }
  return { shell, contents };
}

/** Returns the style sheets and texts of the shell's build that its pages contain, and its service worker. */
export function listPageFiles(shell: ShellBuild): readonly string[] {
  const { js, css, developer, offline = [], worker = [] } = shell;
  const texts = listShellTexts(shell, [...js, ...(developer?.js ?? []), ...offline]);
  return [...css, ...(developer?.css ?? []), ...worker, ...texts];
}

/** Returns the routes of all live apps. An app that is not published yet has none. @throws as above */
export async function readRoutes({
  site,
  released = {},
  fetch,
  onStatus = console.warn,
}: ReadOptions): Promise<readonly BuildRoute[]> {
  const routes: BuildRoute[] = [];
  for (const app of site.registry.apps) {
    if (app.origin === null) continue;
    const build =
      released[app.name] ?? (await readJson<{ build: string }>(`${app.origin}/manifest.json`, fetch))?.build;
    const appRoutes = build && (await readJson<readonly BuildRoute[]>(`${app.origin}/${build}/routes.json`, fetch));
    if (appRoutes) routes.push(...toSiteRoutes(appRoutes, app, site));
    else onStatus(`${app.name} has no published routes at ${app.origin}, so its pages have no hints.`);
  }
  return routes;
}

/**
 * Returns the texts for the routes' scripts by URL, for sites whose pages are files. Pages load missing or invalid
 * texts themselves.
 */
export async function readTexts(
  { site, fetch = globalThis.fetch }: ReadOptions,
  routes: readonly BuildRoute[],
): Promise<ReadonlyMap<string, string>> {
  if (site.edge === 'function') return new Map();
  const read = async (address: string): Promise<readonly (readonly [string, string])[]> => {
    try {
      const answer = await fetch(address);
      const text = await answer.text();
      // Checks the text, because it becomes a part of the page's own texts.
      JSON.parse(text);
      return answer.ok ? [[address, text]] : [];
    } catch {
      return [];
    }
  };
  return new Map((await Promise.all(listRouteTexts(routes).map(read))).flat());
}

/** Returns the file that open tabs read, with the news of the shell's build `build`, if that is the live one. */
export async function readLatest({ site, fetch }: ReadOptions, build: string): Promise<LatestShell | undefined> {
  const latest = await readJson<LatestShell>(`${site.origin}${latestShell}`, fetch);
  return latest?.build === build ? latest : undefined;
}

/** Returns the pages of the last run. */
export async function readPageList({ site, fetch }: ReadOptions): Promise<readonly string[]> {
  return (await readJson<readonly string[]>(`${site.origin}${pageList}`, fetch)) ?? [];
}

/** Returns the next version of the shell's host with new pages. All files remain except the previous pages. */
export function planPages(
  base: Base,
  {
    site,
    shell,
    contents,
    routes,
    texts,
    before,
    latest,
  }: LiveShell & {
    readonly site: SiteFile;
    readonly routes: readonly BuildRoute[];
    readonly texts: ReadonlyMap<string, string>;
    readonly before: readonly string[];
    readonly latest: LatestShell | undefined;
  },
): Change {
  const pages = renderPages({
    site,
    locale: 'en',
    shell,
    readFile: (file) => contents.get(file) ?? '',
    routes,
    texts,
    latest,
  });
  const files = new Map(base.files);
  for (const path of before) files.delete(path);
  const sent = [...pages].map(([path, text]) => ({ path, ...toHostedFile(text) }));
  for (const { path, hash } of sent) files.set(path, hash);
  return { files, content: sent, build: shell.build, message: `pages of ${shell.build}` };
}
