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
  /** Of the files that its pages are made of. */
  readonly contents: ReadonlyMap<string, string>;
}

interface ReadOptions {
  readonly site: SiteFile;
  /** Name in the registry, or `shell` -> the build that was released a moment ago. */
  readonly released?: Readonly<Record<string, string>>;
  readonly fetch?: typeof globalThis.fetch;
  /** Receives one sentence for whoever publishes. */
  readonly onStatus?: (sentence: string) => void;
}

/** Returns the shell's build `build`, or its live one. Undefined if it does not exist. @throws Error of one sentence if the host fails */
export async function readShell(
  { site, fetch = globalThis.fetch }: ReadOptions,
  build?: string,
): Promise<LiveShell | undefined> {
  const shell = await readJson<ShellBuild>(`${site.origin}/${build ? `${build}/` : ''}manifest.json`, fetch);
  if (!shell) return undefined;
  const contents = new Map<string, string>();
  for (const file of listPageFiles(shell)) {
    const answer = await fetch(`${site.origin}/${shell.build}/${file}`);
    if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}, so the pages cannot be written.`);
    contents.set(file, await answer.text());
  }
  return { shell, contents };
}

/** The style sheets and texts of the shell's build that pages have in them, and its service worker, which is beside them. */
export function listPageFiles(shell: ShellBuild): readonly string[] {
  const { js, css, developer, offline = [], worker = [] } = shell;
  const texts = listShellTexts(shell, [...js, ...(developer?.js ?? []), ...offline]);
  return [...css, ...(developer?.css ?? []), ...worker, ...texts];
}

/** The routes of all apps that are live; one that is not there yet has none. @throws as above */
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
    const known = build && (await readJson<readonly BuildRoute[]>(`${app.origin}/${build}/routes.json`, fetch));
    if (known) routes.push(...toSiteRoutes(known, app, site));
    else onStatus(`${app.name} is not live at ${app.origin} with its routes: its pages have no hints.`);
  }
  return routes;
}

/** The texts of the routes' scripts, by address, where pages are files. What does not come, or is not JSON, the pages load themselves. */
export async function readTexts(
  { site, fetch = globalThis.fetch }: ReadOptions,
  routes: readonly BuildRoute[],
): Promise<ReadonlyMap<string, string>> {
  if (site.edge === 'function') return new Map();
  const read = async (address: string): Promise<readonly (readonly [string, string])[]> => {
    try {
      const answer = await fetch(address);
      const text = await answer.text();
      // It becomes a part of the page's own.
      JSON.parse(text);
      return answer.ok ? [[address, text]] : [];
    } catch {
      return [];
    }
  };
  return new Map((await Promise.all(listRouteTexts(routes).map(read))).flat());
}

/** What open tabs read of the shell's build `build`, where that is live: with the sentence that it was published with. */
export async function readLatest({ site, fetch }: ReadOptions, build: string): Promise<LatestShell | undefined> {
  const latest = await readJson<LatestShell>(`${site.origin}${latestShell}`, fetch);
  return latest?.build === build ? latest : undefined;
}

/** The pages of the last time. */
export async function readPageList({ site, fetch }: ReadOptions): Promise<readonly string[]> {
  return (await readJson<readonly string[]>(`${site.origin}${pageList}`, fetch)) ?? [];
}

/** The next version of the shell's host with the pages of now: all that is there and is none of `before`'s pages stays. */
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
