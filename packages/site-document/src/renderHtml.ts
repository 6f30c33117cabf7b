import { createHash } from 'node:crypto';
import type { AppManifest } from '@adp/app-contract';
import type { Hint, KnownRoute } from '@adp/app-kit/publish';
import { toTextsFile } from '@adp/app-kit/texts-file';
import { getDirection, languageNames, languages, splitLanguage, toBase } from '@adp/shared-ui/languages';
import { LRUCache } from 'lru-cache';
import { findContentResources, type ContentResources } from './findContentResources';
import { stringifyPageData } from './pageData';
import { toBlock, type PageResources } from './pageResources';
import type { DeveloperSettings } from './siteConfig';
import { everyPageScript, startPageScript, waitingStyle } from './inlineParts';
import { noFirebaseHosts } from './firebaseHosts';
import type { NoticeParts } from './noticeParts';
import type { SiteFile } from './siteFile';
import { getText } from './text';
import { icon, toManifestPath } from './webManifest';

/** What the shell's manifest holds. */
export interface ShellBuild {
  readonly build: string;
  readonly js: readonly string[];
  readonly css: readonly string[];
  readonly fonts: readonly string[];
  /** The sign-in code. */
  readonly identity: readonly string[];
  /** What the page for developers has in the place of `js` and `css`; a shell of before has none. */
  readonly developer?: Pick<ShellBuild, 'js' | 'css'>;
  /** What goes on with content that a server has made. A build from before there was such a thing has none. */
  readonly hydrate?: readonly string[];
  /** What the page for what is stored on the device needs. A build from before there was such a thing has none. */
  readonly offline?: readonly string[];
  /** Pictures of the site for those who install it -> their sizes, as `360x800`. */
  readonly screenshots?: Readonly<Record<string, string>>;
  /** The service worker, and what removes it. */
  readonly worker?: readonly string[];
  /** Scripts that have texts, in every language of the site, each in a folder of that name (decision 121). */
  readonly texts?: readonly string[];
  /** File -> hash: of the scripts that the HTML names, and of the list of all others. */
  readonly integrity: Readonly<Record<string, string>>;
}

export interface Page {
  /** The shell's style sheet, which is in the page: one request fewer before anything shows. */
  readonly styles: string;
  readonly shell: ShellBuild;
  readonly site: SiteFile;
  readonly hints: readonly Hint[];
  /** Every route that is known, so that the shell can ask ahead for another page than this one. */
  readonly routes: readonly KnownRoute[];
  readonly locale: string;
  /** The texts of the page's scripts by their address, as JSON: those that are not among them are hints. */
  readonly texts: ReadonlyMap<string, string>;
  /** What the page shows before any script runs; the browser makes it where this is left out. */
  readonly content?: PageContent | undefined;
  /** For those who run no script, where the browser makes the page: what is in a `noscript`, and the page's title. */
  readonly notice?: PageNotice | undefined;
  /** What the page for developers has besides. */
  readonly developer?: DeveloperParts;
  /** What the site tells everybody. */
  readonly siteNotices?: NoticeParts | undefined;
}

export type PageNotice = Pick<PageContent, 'head' | 'html'>;

/** A page as a server has rendered it. */
export interface PageContent {
  /** `<title>` and what else the page puts into the head. */
  readonly head: string;
  /** What is inside `#root`. */
  readonly html: string;
  /** What the content needs later. Left out if `html` is the content itself, in which it is found. */
  readonly needs?: ContentResources;
  /** For the browser's router: the loader data, as `stringifyPageData` formats it. */
  readonly data: string;
  /** The app's style sheets of the page, by address: in the page, nothing that it shows waits for them. */
  readonly sheets: ReadonlyMap<string, string>;
  /** The live one of the page's app: one round fewer before the app's code runs. */
  readonly manifest?: AppManifest | undefined;
  /** The page's one address, without what follows a `?`. */
  readonly canonical: string;
  /** What follows it in the page's own address, with the `?`. */
  readonly search?: string;
  /** The visitor's browser has sent `Save-Data: on`. */
  readonly savesData?: boolean;
}

export interface DeveloperParts {
  /** For `developer`, a block of data in the page. */
  readonly settings: DeveloperSettings;
  /** More sources of scripts, styles and pictures. */
  readonly sources: readonly string[];
  /** More hosts that the page may ask. */
  readonly connect: readonly string[];
}

/** In the page itself: as a file the icon would be one more request before the content. */
const iconUrl = `data:image/svg+xml,${icon.replaceAll(/[#<>]/g, encodeURIComponent)}`;

/** For those who run no script, where nothing else was made for them. */
const scripts = { none: 'page.needsScripts', function: 'page.notRendered' } as const;

/** The HTML of one known route, or of any route where `hints` are empty. */
export function renderHtml(page: Page): string {
  const { shell, styles, site, hints, routes, locale, texts, content, notice, developer, siteNotices } = page;
  const text = getText(locale);
  const at = (file: string) => `/${shell.build}/${file}`;
  const blocks = [
    toBlock('texts', `{${[...texts].map(([address, json]) => `${JSON.stringify(address)}:${json}`).join(',')}}`),
    commonBlock('registry', site.registry),
    ...(site.firebaseConfig ? [commonBlock('firebase-config', site.firebaseConfig)] : []),
    ...(developer ? [dataBlock('developer', developer.settings)] : []),
    ...(content?.manifest ? [commonBlock('live-manifest', content.manifest)] : []),
    commonBlock('hints', getHintTable(routes, shell, locale)),
    toBlock('resources', JSON.stringify(toResources(page))),
    `<script>${everyPageScript}</script>`,
  ];
  // Scripts wait in a page with content: `startPageScript` starts them.
  const hint = content ? '<link' : '<link rel="preload"';
  return `${[
    '<!doctype html>',
    `<html lang="${escapeHtml(locale)}" dir="${getDirection(locale)}"${content?.savesData ? ' data-saver' : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    // A page with content comes from a server alone, which sends the policy as a header (services/edge/src/render/createRenderer.ts).
    ...(content ? [] : [toPolicyTag({ site, styles, developer, siteNotices })]),
    ...(developer ? ['<meta name="robots" content="noindex">'] : []),
    ...toPreconnects(site),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...toDescription(text, content ?? notice),
    // The ink of each scheme (packages/shared-ui/src/base.css); the first that matches counts.
    '<meta name="theme-color" media="(prefers-color-scheme:dark)" content="#2b2140">',
    '<meta name="theme-color" content="#1d152d">',
    `<link rel="icon" href='${iconUrl}'>`,
    `<link rel="manifest" href="${toManifestPath(locale)}">`,
    ...shell.js.map(
      (file) =>
        `<script ${content ? 'type="waiting"' : 'defer'} fetchpriority="high" src="${at(file)}"${toAttribute(shell.integrity[file])}></script>`,
    ),
    // Copied if a script above fails.
    ...shell.js.map(
      (file) => `<script type="retry" src="${at(file)}?retry"${toAttribute(shell.integrity[file])}></script>`,
    ),
    ...shell.fonts.map((file) => `${hint} as="font" type="font/woff2" href="/${shell.build}/${file}" crossorigin>`),
    // The shell loads its own scripts without CORS, the apps' come from other origins, and what is fetched is with it: a hint must ask alike to be used.
    ...[
      ...(content ? toShellHints(shell, [...shell.js, ...(shell.hydrate ?? [])]) : []),
      ...missing(hints, content),
      ...listTexts(hints, locale).flatMap((href) => (texts.has(href) ? [] : [{ as: 'fetch', href } as const])),
    ].map(
      ({ as, href, integrity }: Hint) =>
        `${hint} as="${as}" href="${escapeHtml(href)}"${toAttribute(integrity)}${as !== 'fetch' && isSameHost(href) ? '' : ' crossorigin'}>`,
    ),
    ...(content ? [`<script>${startPageScript}</script>`] : blocks),
    `<style>${styles}</style>`,
    `<style>${waitingStyle}</style>`,
    ...(siteNotices ? [`<style>${siteNotices.style}</style>`] : []),
    // By that name the app's own code knows that it need not load the sheet.
    ...[...(content?.sheets ?? [])].map(([href, text]) => `<style data-href="${escapeHtml(href)}">${text}</style>`),
    '</head>',
    '<body>',
    ...(siteNotices ? [siteNotices.html] : []),
    `<div id="root">${content?.html ?? ''}</div>`,
    // What is not to be seen comes after what is.
    ...(content
      ? [
          toLanguages(locale, text('page.language'), content),
          toStatus(text('page.partlyLoaded'), text('page.reload'), text('page.loading')),
          toBlock('page-data', content.data),
          ...blocks,
        ]
      : [
          `<noscript>${notice?.html ?? text(scripts[site.edge ?? 'none'])}</noscript>`,
          toStatus(text('page.notLoaded'), text('page.reload')),
          toLanguages(locale, text('page.language')),
        ]),
    '</body>',
    '</html>',
  ].join('\n')}\n`;
}

/** Returns what the service worker and saved pages have to know of the page (pageResources.ts). */
function toResources({ shell, hints, locale, texts, content }: Page): PageResources {
  const files = [
    ...[...shell.js, ...shell.fonts, ...(content ? (shell.hydrate ?? []) : [])].map(
      (file) => `/${shell.build}/${file}`,
    ),
    ...hints.map(({ href }) => href),
    ...listTexts(hints, locale),
    ...(content?.sheets.keys() ?? []),
    ...texts.keys(),
  ];
  return {
    shell: shell.build,
    language: locale.slice(0, 2),
    hasContent: content !== undefined,
    files: [...new Set(files)].filter((file) => !file.endsWith('/manifest.json')),
    ...(content?.needs ?? findContentResources(content?.html ?? '')),
  };
}

/**
 * Returns the page's status, empty at first, and the sentence to show if the shell's script does not load.
 * @param loading what the status of a page with content says while the shell starts (inline/startPage.ts)
 */
function toStatus(sentence: string, reload: string, loading?: string): string {
  const attribute = loading === undefined ? '' : ` data-loading="${escapeHtml(loading)}"`;
  return `<p id="waiting" role="status"${attribute}></p><template id="not-loaded">${escapeHtml(sentence)} <a href="">${escapeHtml(reload)}</a></template>`;
}

/**
 * The page in each language, below its footer and outside of what the shell makes: it is there in every page, before any script. Where the
 * HTML is not one page's own, and after the reader has gone on, the script in it gives the links their addresses.
 */
function toLanguages(locale: string, label: string, { canonical, search = '' }: Partial<PageContent> = {}): string {
  const path =
    canonical === undefined ? '' : splitLanguage(new URL(canonical, 'https://site.example').pathname).path + search;
  const links = languages.map((language) => {
    const current = language === locale ? ' aria-current="true"' : '';
    return `<a lang="${language}" hreflang="${language}" href="${escapeHtml(toBase(language) + path || '/')}" translate="no"${current}>${languageNames[language]}</a>`;
  });
  return `<nav id="site-languages" aria-label="${escapeHtml(label)}">${links.join('')}</nav>`;
}

/** The files that are not in the page already. */
function missing(hints: readonly Hint[], content: PageContent | undefined): readonly Hint[] {
  return hints.filter(({ as, href }) => !content?.sheets.has(href) && !(content?.manifest && as === 'fetch'));
}

/** Title, description and address: the page's own, else the site's. */
function toDescription(
  text: ReturnType<typeof getText>,
  { head, canonical }: Partial<PageContent> = {},
): readonly string[] {
  const has = (tag: string) => head?.includes(tag) ?? false;
  return [
    ...(head ? [head] : []),
    ...(has('<title>') ? [] : [`<title>${escapeHtml(text('site.name'))}</title>`]),
    ...(has(' name="description"')
      ? []
      : [`<meta name="description" content="${escapeHtml(text('site.description'))}">`]),
    ...(canonical === undefined || has(' rel="canonical"')
      ? []
      : [`<link rel="canonical" href="${escapeHtml(canonical)}">`]),
  ];
}

/** Hints for files of the shell that not every page needs. */
export function toShellHints(
  { build, integrity, texts = [] }: ShellBuild,
  files: readonly string[] = [],
): readonly Hint[] {
  return files.map((file) => {
    const hash = integrity[file];
    return {
      as: file.endsWith('.css') ? 'style' : 'script',
      href: `/${build}/${file}`,
      ...(hash && { integrity: hash }),
      ...(texts.includes(file) && { texts: languages }),
    };
  });
}

/** Where the texts of the scripts among `hints` are, in the language of the page, or in English where a build lacks it. */
export function listTexts(hints: readonly Hint[], locale: string): readonly string[] {
  return hints.flatMap(({ href, texts }) => (texts ? toTextsFile(href, toFolder(texts, locale)) : []));
}

/** The language of a build's texts in a page in `locale`. */
const toFolder = (texts: readonly string[], locale: string) => (texts.includes(locale) ? locale : 'en');

function toPolicyTag(parts: PolicyParts): string {
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(contentSecurityPolicy(parts))}">`;
}

/** A preload is used only where the hash of both requests is the same. */
function toAttribute(hash: string | undefined): string {
  return hash ? ` integrity="${escapeHtml(hash)}"` : '';
}

/** A page's first data comes from another host in production: its connection is opened while the scripts load. */
function toPreconnects({ firebase = noFirebaseHosts }: SiteFile): readonly string[] {
  const isData = (host: string) => new URL(host).hostname === 'firestore.googleapis.com';
  return firebase.connect
    .filter(isData)
    .map((host) => `<link rel="preconnect" href="${escapeHtml(host)}" crossorigin>`);
}

/** Whether a file is on the site's own host. */
function isSameHost(href: string): boolean {
  return href.startsWith('/');
}

function dataBlock(id: string, value: unknown): string {
  return toBlock(id, stringifyPageData(value));
}

/** Blocks of what is the same object for many pages. */
const commonBlocks = new WeakMap<object, string>();

/** The same for what many pages have in common: written once for each `value`, which is not changed afterwards. */
function commonBlock(id: string, value: object): string {
  const block = commonBlocks.get(value) ?? dataBlock(id, value);
  commonBlocks.set(value, block);
  return block;
}

/**
 * The files of all known pages, each named once, with their hashes in `sums`, and by page the places of its own in that list; in `texts`, by their
 * folder, the places of scripts that have some. Pages for signing in have none here: few visits open one, and every page would carry their names. Their
 * own HTML has them. With the files is the list of the hashes of the shell's other files, which no page preloads.
 */
function toHintTable(routes: readonly KnownRoute[], { build, integrity }: ShellBuild, locale: string) {
  const hinted = routes.map(({ path, hints, identity }) => ({ path, hints: identity ? [] : hints }));
  const list = 'integrity.json';
  const all = hinted.flatMap(({ hints }) => hints);
  const sums = new Map(all.map(({ href, integrity: sum }): [string, string] => [href, sum ?? '']));
  if (integrity[list]) sums.set(`/${build}/${list}`, integrity[list]);
  const files = [...sums.keys()];
  const pages = hinted.map(({ path, hints }) => [path, hints.map(({ href }) => files.indexOf(href))]);
  const texts: Record<string, number[]> = {};
  for (const hint of new Map(all.map((each) => [each.href, each])).values())
    if (hint.texts) (texts[toFolder(hint.texts, locale)] ??= []).push(files.indexOf(hint.href));
  return { files, sums: [...sums.values()], pages: Object.fromEntries(pages), texts };
}

const hintTables = new WeakMap<Page['routes'], { readonly shell: ShellBuild; readonly table: object }>();

/** That of all pages of the same builds, in one language. */
function getHintTable(routes: Page['routes'], shell: ShellBuild, locale: string): object {
  const known = hintTables.get(routes);
  if (known?.shell === shell) return known.table;
  const table = toHintTable(routes, shell, locale);
  hintTables.set(routes, { shell, table });
  return table;
}

interface PolicyParts extends Pick<Page, 'site' | 'styles'> {
  readonly content?: PageContent | undefined;
  readonly developer?: DeveloperParts | undefined;
  readonly siteNotices?: NoticeParts | undefined;
}

/**
 * Scripts, styles and data come from the shell's own host, the hosts of the registered apps and those that the site
 * names for Firebase (none where the local platform serves all of it), and from nowhere else.
 * Of what is in the page itself, only its styles and its inline scripts are allowed, by their hashes.
 */
export function contentSecurityPolicy(parts: PolicyParts): string {
  const { site, styles, content, developer, siteNotices } = parts;
  const hosts = ["'self'", ...site.registry.apps.flatMap(({ origin }) => (origin === null ? [] : [origin]))].join(' ');
  const { scripts, connect, frames, images } = site.firebase ?? noFirebaseHosts;
  const reports = site.registry.reports?.startsWith('https:') ? [new URL(site.registry.reports).origin] : [];
  const and = (more: readonly string[] = []) => more.map((host) => ` ${host}`).join('');
  const more = developer?.sources;
  const stylesInPage = [
    styles,
    waitingStyle,
    ...(content ? content.sheets.values() : []),
    ...(siteNotices ? [siteNotices.style] : []),
  ];
  const scriptsInPage = [
    everyPageScript,
    ...(content ? [startPageScript] : []),
    ...(siteNotices ? [siteNotices.script] : []),
  ];
  return [
    "default-src 'none'",
    `script-src ${[hosts, ...scriptsInPage.map(toHash)].join(' ')}${and(scripts)}${and(more)}`,
    `style-src ${[hosts, ...stylesInPage.map(toHash)].join(' ')}${and(more)}`,
    `connect-src ${hosts}${and([...new Set([...connect, ...reports])])}${and(developer?.connect)}`,
    `img-src ${hosts} data:${and(images)}${and(more)}`,
    // The frame of pop-up and redirect sign-in.
    `frame-src 'self'${and(frames)}`,
    `font-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** Style sheets and scripts are the same in many pages, and hashing them takes longer than the rest of a policy. */
const hashes = new LRUCache<string, string>({ max: 200 });

/** How a security policy names a text that may stand in the page. */
function toHash(text: string): string {
  const hash = hashes.get(text) ?? `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  hashes.set(text, hash);
  return hash;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
