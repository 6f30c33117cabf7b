import type { Hint, KnownRoute } from '@adp/app-kit/publish';
import { languages, toBase } from '@adp/shared-ui/languages';
import { toBlankPage } from './offlinePage';
import { developerPath, type SiteConfig } from './siteConfig';
import { inLanguage } from './inLanguage';
import { liveSettings, writeLiveSettings } from './liveSettings';
import { renderDeveloperPage } from './renderDeveloperPage';
import { contentSecurityPolicy, listTexts, renderHtml, toShellHints, type Page, type ShellBuild } from './renderHtml';
import { type DocumentView, findSeparateApp, toDocumentView } from './documentView';
import { icon, toManifestPath, toWebManifest } from './webManifest';

export interface PagesOptions extends Pick<Page, 'site' | 'locale'> {
  readonly shell: ShellBuild;
  /** The content of a file of the shell's build: a style sheet, or one of `listShellTexts`. */
  readonly readFile: (file: string) => string;
  /** Every known route of the apps. */
  readonly routes: readonly KnownRoute[];
  /** The texts of their scripts in all languages (`listRouteTexts`), where pages are files: a server has those of each page. */
  readonly texts?: Page['texts'];
  /** What open tabs read of the shell's live build; no more than its id where nothing else is known. */
  readonly latest?: LatestShell | undefined;
}

/** The shell's live build, what is new with it in one sentence, and since when it is live (ISO 8601). */
export interface LatestShell {
  readonly build: string;
  readonly news?: string | undefined;
  readonly published?: string | undefined;
}

/** Where open tabs read it. */
export const latestShell = '/builds/latest.json';

/**
 * The files of the shell's host that are no build: the HTML of each known route, the live build that open pages ask for, and
 * the list of these pages. Path on the host -> text.
 */
export function renderPages(options: PagesOptions): ReadonlyMap<string, string> {
  const { shell, site, locale, readFile, latest = { build: shell.build } } = options;
  const pages = new Map<string, string>();
  // A file would be sent in place of the page that a server renders.
  if (site.edge !== 'function') {
    for (const language of locale === 'en' ? languages : [locale]) {
      const html = createHtml({ ...options, locale: language });
      const base = toBase(language);
      const findTexts = (hints: readonly Hint[]) =>
        new Map(
          listTexts(hints, language).flatMap((address) => {
            const text = options.texts?.get(address);
            return text ? [[address, text]] : [];
          }),
        );
      // The answer at every address that has no file: of an item, a member, or below a page of an app with documents of its own.
      const others = options.routes.filter(({ path, identity }) => !isPage(path) && !identity);
      pages.set(
        `${base}/index.html`,
        html.whole.render([], { texts: findTexts(others.flatMap(({ hints }) => hints)) }),
      );
      for (const { path, hints } of options.routes)
        if (isPage(path)) {
          const { routes, render } = html.at(base + path);
          const texts = findTexts(hints);
          pages.set(
            `${base}${path}.html`,
            render(routes.find((route) => route.path === base + path)?.hints ?? [], { texts }),
          );
        }
    }
  }
  for (const [path, text] of renderOffline(options)) pages.set(path, text);
  pages.set('/icon.svg', icon);
  for (const language of languages) pages.set(toManifestPath(language), JSON.stringify(toWebManifest(shell, language)));
  const { developer } = shell;
  if (developer) {
    const styles = readStyles(shell, developer.css, readFile);
    const parts = {
      site: { ...site, registry: toDocumentView(site.registry, '', true).registry },
      locale,
      shell: { ...shell, ...developer },
      styles,
      texts: readTexts(shell, developer.js, options),
    };
    pages.set(`${developerPath}.html`, renderDeveloperPage(parts));
  }
  const list = JSON.stringify([...pages.keys()]);
  return new Map([
    ...pages,
    [pageList, list],
    [latestShell, JSON.stringify(latest)],
    [liveSettings, writeLiveSettings(site)],
  ]);
}

/** Where the service worker is: every page of the site is below it. */
const workerPath = '/sw.js';

/**
 * The service worker, or what removes it where the site has none (decision 102); and for each language the page that it opens without a
 * network where the asked one is not stored: it has no content, so it can become any page.
 */
function renderOffline(options: PagesOptions): ReadonlyMap<string, string> {
  const { shell, site, locale, readFile } = options;
  const pages = new Map<string, string>();
  const [worker, removal] = shell.worker ?? [];
  const { offline = false } = site.registry;
  const script = offline ? worker : removal;
  if (script) pages.set(workerPath, readFile(script));
  if (!offline) return pages;
  for (const language of locale === 'en' ? languages : [locale]) {
    const translated = { ...options, locale: language };
    const texts = readTexts(shell, shell.offline, translated);
    const html = createHtml(translated).whole.render(toShellHints(shell, shell.offline), { texts });
    pages.set(`${toBlankPage(language)}.html`, html);
  }
  return pages;
}

/** What all pages of a site have in common while its builds and routes are the same. */
export interface SiteHtml {
  /** What those have in common that know the same apps as the page at a path. */
  readonly at: (pathname: string) => DocumentHtml;
  /** What a page has that knows every app. */
  readonly whole: DocumentHtml;
}

/** What one page has that others have not. */
interface DocumentParts {
  /** Of its app's scripts. */
  readonly texts?: Page['texts'] | undefined;
  readonly content?: Page['content'] | undefined;
  readonly notice?: Page['notice'] | undefined;
  readonly siteNotices?: Page['siteNotices'];
}

export interface DocumentHtml {
  readonly registry: SiteConfig;
  /** With the hints of each. Of those that match an address, the first is its page's: a page of one address comes before one of many. */
  readonly routes: readonly KnownRoute[];
  readonly render: (hints: readonly Hint[], parts?: DocumentParts) => string;
  /** The security policy, for the header. */
  readonly toPolicy: (parts?: DocumentParts) => string;
}

export function createHtml({ readFile, ...options }: PagesOptions): SiteHtml {
  const { shell, routes: known, ...page } = inLanguage(options, options.locale);
  const all = known
    .map((route) => withIdentity(route, shell))
    .sort((a, b) => countParameters(a.path) - countParameters(b.path));
  const styles = readStyles(shell, shell.css, readFile);
  const texts = readTexts(shell, shell.js, { locale: page.locale, readFile });
  const { registry: whole } = page.site;
  const toHtml = ({ registry, isForeign }: DocumentView): DocumentHtml => {
    const routes = all.filter(({ path }) => !isForeign(path));
    const site = { ...page.site, registry };
    return {
      registry,
      routes,
      render: (hints, { texts: more = [], ...parts } = {}) =>
        renderHtml({ ...page, site, shell, styles, routes, hints, texts: new Map([...texts, ...more]), ...parts }),
      toPolicy: (parts) => contentSecurityPolicy({ site, styles, ...parts }),
    };
  };
  const made = new Map<string, DocumentHtml>();
  return {
    at: (pathname) => {
      const separate = findSeparateApp(whole, pathname);
      const html = made.get(separate) ?? toHtml(toDocumentView(whole, separate));
      made.set(separate, html);
      return html;
    },
    whole: toHtml(toDocumentView(whole, '', true)),
  };
}

/** The texts of some of the shell's scripts, as a page has them. */
function readTexts(
  shell: ShellBuild,
  files: readonly string[] | undefined,
  { locale, readFile }: Pick<PagesOptions, 'locale' | 'readFile'>,
): Page['texts'] {
  const folder = `/${shell.build}/`;
  const addresses = listTexts(toShellHints(shell, files), locale);
  return new Map(addresses.map((address) => [address, readFile(address.slice(folder.length))]));
}

/** The texts of scripts of the shell in all languages, as files of its build: `readFile` has to know those of what its pages begin with. */
export function listShellTexts(shell: ShellBuild, scripts: readonly string[]): readonly string[] {
  const hints = toShellHints(shell, scripts);
  return languages.flatMap((language) =>
    listTexts(hints, language).map((address) => address.slice(shell.build.length + 2)),
  );
}

/** Where the texts of all routes' scripts are, in all languages. */
export function listRouteTexts(routes: readonly KnownRoute[]): readonly string[] {
  const hints = routes.flatMap((route) => route.hints);
  return [...new Set(languages.flatMap((language) => listTexts(hints, language)))];
}

/** Names the pages of the last time, so that one that is gone is taken away and nobody else's file is. */
export const pageList = '/builds/pages.json';

/** How many parts of a route's path stand for any word. */
function countParameters(path: string): number {
  return path.split(':').length - 1;
}

/** The route with a hint for the sign-in code, which is the shell's, where its page needs it at once. */
function withIdentity(route: KnownRoute, shell: ShellBuild): KnownRoute {
  return route.identity ? { ...route, hints: [...route.hints, ...toShellHints(shell, shell.identity)] } : route;
}

/** The shell's style sheets as they are in a page: what they name beside themselves is named from the host's root. */
function readStyles({ build }: ShellBuild, css: ShellBuild['css'], readFile: (file: string) => string): string {
  const sheets = css.map((file) => readFile(file).trim());
  return sheets.join('').replaceAll(/url\((?!["']?(?:data:|\/))["']?([^"')]+)["']?\)/g, `url(/${build}/$1)`);
}

/** Whether a route's path can name a file of the host: no parameters, and no file of our own. */
function isPage(path: string): boolean {
  return /^(\/[a-z0-9-]+)+$/.test(path) && !/^\/(-\/|b-|builds?$|builds\/|index$)/.test(path);
}
