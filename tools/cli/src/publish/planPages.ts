import { chooseTrack, parseManifest } from '@adp/app-contract';
import type { Provided } from '@adp/app-contract/fit';
import { type Base, type Change, type BuildRoute, readJson, toHostedFile } from '@adp/app-kit/publish';
import {
  latestShell,
  listRouteTexts,
  listShellTexts,
  pageList,
  renderPages,
  toSiteRoutes,
  type LatestShell,
  type PagesOptions,
  type ShellBuild,
} from '@adp/site-document';
import type { SiteFile } from '@adp/site-document/siteFile';
import { readLive } from './verifyLive';

interface LiveShell {
  readonly shell: ShellBuild;
  readonly contents: ReadonlyMap<string, string>;
}

interface ReadOptions {
  readonly site: SiteFile;
  /** Builds that have just been released. The keys are app names in the registry, or `shell`. */
  readonly released?: Readonly<Record<string, string>>;
  /** Contracts and packages of the pages' shell. Without them, pages name the files of live builds. */
  readonly provided?: Provided | undefined;
  readonly fetch?: typeof globalThis.fetch;
  readonly onStatus?: (sentence: string) => void;
  /** Returns the current time in milliseconds since 1970. */
  readonly now?: () => number;
}

/** Returns a shell's build. Resolves to undefined if it does not exist. @throws Error with one sentence if the host fails */
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

/** Returns the paths of the shell's style sheets and texts that its pages contain, and of its service worker. */
export function listPageFiles(shell: ShellBuild): readonly string[] {
  const { js, css, developer, offline = [], worker = [] } = shell;
  const texts = listShellTexts(shell, [...js, ...(developer?.js ?? []), ...offline]);
  return [...css, ...(developer?.css ?? []), ...worker, ...texts];
}

/** Returns the routes of the apps' builds that the shell uses. @throws Error with one sentence if a host fails */
export async function readRoutes({
  site,
  released = {},
  provided,
  fetch,
  now,
  onStatus = console.warn,
}: ReadOptions): Promise<readonly BuildRoute[]> {
  const routes: BuildRoute[] = [];
  for (const app of site.registry.apps) {
    if (app.origin === null) continue;
    const live = await readLive(app, { site, fetch, now });
    if (live?.refusal !== undefined) onStatus(`The live build of ${app.name} is refused: ${live.refusal}.`);
    const manifest = live && parseManifest(live.json);
    const used = manifest && provided ? chooseTrack(manifest, provided) : manifest;
    const build = used === manifest ? (released[app.name] ?? used?.build) : used?.build;
    const text = live && build !== undefined ? await live.readRoutes(build) : undefined;
    // Hints name files with their hashes, so those of a refused build must not be in pages.
    const isUsed = live?.refusal === undefined || site.registry.signatures !== 'enforce';
    const appRoutes = isUsed ? parseRoutes(text) : undefined;
    if (appRoutes) routes.push(...toSiteRoutes(appRoutes, app, site));
    else onStatus(`${app.name} has no published routes at ${app.origin}, so its pages have no hints.`);
  }
  return routes;
}

/** Parses the text of a `routes.json`. Returns undefined for an HTML page in its place. */
function parseRoutes(text: string | undefined): readonly BuildRoute[] | undefined {
  try {
    // The cast is safe because publishing writes the file.
    return text === undefined ? undefined : (JSON.parse(text) as readonly BuildRoute[]);
  } catch {
    return undefined;
  }
}

/** Returns the texts for the routes' scripts by URL. Omits invalid texts, because pages load missing texts themselves. */
export async function readTexts(
  { site, fetch = globalThis.fetch }: ReadOptions,
  routes: readonly BuildRoute[],
): Promise<ReadonlyMap<string, string>> {
  if (site.edge === 'function') return new Map();
  const read = async (address: string): Promise<readonly (readonly [string, string])[]> => {
    try {
      const answer = await fetch(address);
      const text = await answer.text();
      // Validate the JSON, because the page contains it inline.
      JSON.parse(text);
      return answer.ok ? [[address, text]] : [];
    } catch {
      return [];
    }
  };
  return new Map((await Promise.all(listRouteTexts(routes).map(read))).flat());
}

/** Returns the file that open tabs read to detect a new build, with the shell's news, if `build` is the live build. */
export async function readLatest({ site, fetch }: ReadOptions, build: string): Promise<LatestShell | undefined> {
  const latest = await readJson<LatestShell>(`${site.origin}${latestShell}`, fetch);
  return latest?.build === build ? latest : undefined;
}

export async function readPageList({ site, fetch }: ReadOptions): Promise<readonly string[]> {
  return (await readJson<readonly string[]>(`${site.origin}${pageList}`, fetch)) ?? [];
}

/** Returns the next version of the shell's host, in which new pages replace the previous ones. */
export function planPages(
  base: Base,
  {
    contents,
    before,
    ...page
  }: LiveShell & Pick<PagesOptions, 'site' | 'routes' | 'texts' | 'latest'> & { readonly before: readonly string[] },
): Change {
  const pages = renderPages({ ...page, locale: 'en', readFile: (file) => contents.get(file) ?? '' });
  const files = new Map(base.files);
  for (const path of before) files.delete(path);
  const sent = [...pages].map(([path, text]) => ({ path, ...toHostedFile(text) }));
  for (const { path, hash } of sent) files.set(path, hash);
  return { files, content: sent, build: page.shell.build, message: `pages of ${page.shell.build}` };
}
