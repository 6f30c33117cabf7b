import type { Hint, BuildRoute } from '@adp/app-kit/publish';
import { languages, toBase } from '@adp/shared-ui/languages';
import { toAppShellPage } from './offlinePage';
import { designPath, developerPath, type SiteConfig } from './siteConfig';
import { inLanguage } from './inLanguage';
import { liveSettings, writeLiveSettings } from './liveSettings';
import { renderDeveloperPage } from './renderDeveloperPage';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { listTexts, toShellHints } from './hints';
import type { Page, PageContent, ShellBuild } from './Page';
import {
  type ContentParts,
  type Template,
  type TemplateContent,
  renderContent,
  renderTemplate,
  renderHtml,
} from './renderHtml';
import { toPageRegistry } from './signatures';
import { type DocumentView, findSeparateApp, toDocumentView } from './documentView';
import { icon, toManifestPath, toWebManifest } from './webManifest';

export interface PagesOptions extends Pick<Page, 'site' | 'locale'> {
  readonly shell: ShellBuild;
  readonly readFile: (file: string) => string;
  readonly routes: readonly BuildRoute[];
  /** Texts of the routes' scripts (`listRouteTexts`), only if pages are files. A server passes texts with each page. */
  readonly texts?: Page['texts'];
  /** Description of the live build. Open tabs compare it with their own build. Defaults to a description with only the id. */
  readonly latest?: LatestShell | undefined;
}

export interface LatestShell {
  readonly build: string;
  readonly news?: string | undefined;
  readonly published?: string | undefined;
}

/** URL of the JSON file with `LatestShell`, which open tabs read. */
export const latestShell = '/builds/latest.json';

/** Returns the files on the shell's host outside builds, by path: pages, the live build's description, and the list of pages. */
export function renderPages(options: PagesOptions): ReadonlyMap<string, string> {
  const { shell, site, locale, readFile, latest = { build: shell.build } } = options;
  const pages = new Map<string, string>();
  // If a server renders pages, add none of their files, because Hosting would serve a file instead.
  if (site.edge !== 'function') {
    for (const language of locale === 'en' ? languages : [locale]) {
      const html = createHtml({ ...options, locale: language });
      const base = toBase(language);
      const findTexts = (hints: readonly Hint[]) =>
        new Map(
          listTexts(hints, language).flatMap((url) => {
            const text = options.texts?.get(url);
            return text ? [[url, text]] : [];
          }),
        );
      const unlisted = options.routes.filter(({ path, identity }) => !isPage(path) && !identity);
      pages.set(
        `${base}/index.html`,
        html.complete.render([], { texts: findTexts(unlisted.flatMap(({ hints }) => hints)) }),
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
      site: { ...site, registry: toDocumentView(toPageRegistry(site), '', true).registry },
      locale,
      shell: { ...shell, ...developer },
      styles,
      texts: readTexts(shell, developer.js, options),
    };
    const html = renderDeveloperPage(parts);
    for (const path of [developerPath, designPath]) pages.set(`${path}.html`, html);
  }
  const list = JSON.stringify([...pages.keys()]);
  return new Map([
    ...pages,
    [pageList, list],
    [latestShell, JSON.stringify(latest)],
    [liveSettings, writeLiveSettings(site)],
  ]);
}

/** Path of the service worker. It is at the root, because the worker's scope must be the whole site. */
const workerPath = '/sw.js';

/** Returns the service worker with its app shell pages, or without offline support a script that removes it (decision 102). */
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
    const html = createHtml(translated).complete.render(toShellHints(shell, shell.offline), { texts });
    pages.set(`${toAppShellPage(language)}.html`, html);
  }
  return pages;
}

export interface SiteHtml {
  readonly at: (pathname: string) => DocumentHtml;
  readonly complete: DocumentHtml;
}

interface TemplateParts {
  readonly texts?: Page['texts'] | undefined;
  readonly content?: TemplateContent | undefined;
  readonly siteNotices?: Page['siteNotices'];
}

interface DocumentParts extends TemplateParts {
  readonly content?: PageContent | undefined;
  readonly notice?: Page['notice'] | undefined;
}

export interface DocumentHtml {
  readonly registry: SiteConfig;
  /** Routes with their hints. The first route that matches a URL is its page, because routes without parameters come first. */
  readonly routes: readonly BuildRoute[];
  readonly render: (hints: readonly Hint[], parts?: DocumentParts) => string;
  readonly renderTemplate: (hints: readonly Hint[], parts: TemplateParts) => Template;
  readonly renderContent: (
    content: ContentParts,
    template: Pick<Template, 'resources'>,
  ) => ReturnType<typeof renderContent>;
  readonly toPolicy: (parts?: TemplateParts) => string;
}

export function createHtml({ readFile, ...options }: PagesOptions): SiteHtml {
  const { shell, routes: appRoutes, ...page } = inLanguage(options, options.locale);
  const all = appRoutes
    .map((route) => withShellFiles(route, shell))
    .sort((a, b) => countParameters(a.path) - countParameters(b.path));
  const styles = readStyles(shell, shell.css, readFile);
  const texts = readTexts(shell, shell.js, { locale: page.locale, readFile });
  const allApps = toPageRegistry(page.site);
  const toHtml = ({ registry, isExcluded }: DocumentView): DocumentHtml => {
    const routes = all.filter(({ path }) => !isExcluded(path));
    const site = { ...page.site, registry };
    const common = { ...page, site, shell, styles, routes };
    const withShellTexts = (more: TemplateParts['texts']) => new Map([...texts, ...(more ?? [])]);
    return {
      registry,
      routes,
      render: (hints, parts = {}) => renderHtml({ ...common, ...parts, hints, texts: withShellTexts(parts.texts) }),
      renderTemplate: (hints, parts) =>
        renderTemplate({ ...common, ...parts, hints, texts: withShellTexts(parts.texts) }),
      renderContent: (content, template) => renderContent({ ...common, content }, template),
      toPolicy: (parts) => contentSecurityPolicy({ site, styles, ...parts }),
    };
  };
  const documents = new Map<string, DocumentHtml>();
  return {
    at: (pathname) => {
      const separate = findSeparateApp(allApps, pathname);
      const html = documents.get(separate) ?? toHtml(toDocumentView(allApps, separate));
      documents.set(separate, html);
      return html;
    },
    complete: toHtml(toDocumentView(allApps, '', true)),
  };
}

function readTexts(
  shell: ShellBuild,
  files: readonly string[] | undefined,
  { locale, readFile }: Pick<PagesOptions, 'locale' | 'readFile'>,
): Page['texts'] {
  const folder = `/${shell.build}/`;
  const urls = listTexts(toShellHints(shell, files), locale);
  return new Map(urls.map((url) => [url, readFile(url.slice(folder.length))]));
}

/** Returns the paths of the texts of shell scripts in all languages. `readFile` must provide those of the first scripts. */
export function listShellTexts(shell: ShellBuild, scripts: readonly string[]): readonly string[] {
  const hints = toShellHints(shell, scripts);
  return languages.flatMap((language) => listTexts(hints, language).map((url) => url.slice(shell.build.length + 2)));
}

export function listRouteTexts(routes: readonly BuildRoute[]): readonly string[] {
  const hints = routes.flatMap((route) => route.hints);
  return [...new Set(languages.flatMap((language) => listTexts(hints, language)))];
}

/** URL of the list of published pages. Publishing uses it to delete only pages that no longer exist. */
export const pageList = '/builds/pages.json';

function countParameters(path: string): number {
  return path.split(':').length - 1;
}

/** Adds hints for files of the shell that only some pages need: the sign-in code, and the adapter of an older contract. */
function withShellFiles(route: BuildRoute, shell: ShellBuild): BuildRoute {
  const adapter = shell.adapters?.[route.contract ?? 1];
  const files = [...(route.identity ? shell.identity : []), ...(adapter === undefined ? [] : [adapter])];
  return { ...route, hints: [...route.hints, ...toShellHints(shell, files)] };
}

/** Returns the shell's style sheets for inlining. Their URLs are relative to the host's root. */
function readStyles({ build }: ShellBuild, css: ShellBuild['css'], readFile: (file: string) => string): string {
  const sheets = css.map((file) => readFile(file).trim());
  return sheets.join('').replaceAll(/url\((?!["']?(?:data:|\/))["']?([^"')]+)["']?\)/g, `url(/${build}/$1)`);
}

function isPage(path: string): boolean {
  return /^(\/[a-z0-9-]+)+$/.test(path) && !/^\/(-\/|b-|builds?$|builds\/|index$)/.test(path);
}
