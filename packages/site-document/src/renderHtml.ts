import type { Hint } from '@adp/app-kit/publish';
import { getDirection, languageNames, languages, splitLanguage, toBase } from '@adp/shared-ui/languages';
import { contentSecurityPolicy, type PolicyParts } from './contentSecurityPolicy';
import { escapeHtml } from './escapeHtml';
import { type ContentResources, findContentResources } from './findContentResources';
import { noFirebaseHosts } from './firebaseHosts';
import { getHintTable, listTexts, toShellHints } from './hints';
import { everyPageScript, everyPageStyle, startPageScript } from './inlineParts';
import type { Page, PageContent } from './Page';
import { stringifyPageData } from './pageData';
import { toBlock, type PageResources } from './pageResources';
import type { SiteFile } from './siteFile';
import { getText } from './text';
import { icon, toManifestPath } from './webManifest';

/** Data URL of the icon. Inlining the icon saves one request before the content. */
const iconUrl = `data:image/svg+xml,${icon.replaceAll(/[#<>]/g, encodeURIComponent)}`;

/** Default messages for readers without JavaScript, by the site's `edge`. Used if the page has no notice of its own. */
const scripts = { none: 'page.needsScripts', function: 'page.notRendered' } as const;

/** HTML and resources that all pages of a route share. */
export interface Template {
  /** The HTML around three parts: the content's head, its HTML, and the end of the page (`renderContent`). */
  readonly html: readonly [string, string, string, string];
  readonly resources: Omit<PageResources, keyof ContentResources>;
}

/** The parts of a page's content that its template needs. */
export type TemplateContent = Pick<PageContent, 'sheets' | 'manifest' | 'savesData'>;

export type TemplatePage = Omit<Page, 'content'> & { readonly content?: TemplateContent | undefined };

/** The parts of a page's content around its HTML. */
export interface ContentParts extends Pick<PageContent, 'head' | 'data' | 'canonical' | 'search'> {
  /** Resources that the HTML loads later. */
  readonly needs: ContentResources;
}

interface ContentPage extends Pick<Page, 'locale' | 'notice' | 'site'> {
  readonly content?: ContentParts | undefined;
}

/** Renders the HTML of one route. Without hints, renders HTML that any route can use. */
export function renderHtml(page: Page): string {
  const { html = '' } = page.content ?? {};
  const template = renderTemplate(page);
  const content = page.content && { ...page.content, needs: findContentResources(html) };
  const { head, end } = renderContent({ ...page, content }, template);
  const [start, beforeHtml, afterHtml, last] = template.html;
  return [start, head, beforeHtml, html, afterHtml, end, last].join('');
}

/** Renders the HTML around the content of a route's pages. */
export function renderTemplate(page: TemplatePage): Template {
  const { shell, styles, site, hints, routes, locale, texts, content, developer, siteNotices } = page;
  const text = getText(locale);
  const resources = toResources(page);
  const at = (file: string) => `/${shell.build}/${file}`;
  const blocks = [
    toBlock('texts', `{${[...texts].map(([url, json]) => `${JSON.stringify(url)}:${json}`).join(',')}}`),
    commonBlock('registry', site.registry),
    ...(site.firebaseConfig ? [commonBlock('firebase-config', site.firebaseConfig)] : []),
    ...(developer ? [dataBlock('developer', developer.settings)] : []),
    ...(content?.manifest ? [commonBlock('live-manifest', content.manifest)] : []),
    commonBlock('hints', getHintTable(routes, shell, { locale, more: listVerifyFiles(page) })),
    ...(content ? [] : [toResourcesBlock(resources, { later: [], pictures: [] })]),
    `<script>${everyPageScript}</script>`,
  ];
  // In a page with content, `startPageScript` converts these links to preloads.
  const hint = content ? '<link' : '<link rel="preload"';
  const start = [
    '<!doctype html>',
    `<html lang="${escapeHtml(locale)}" dir="${getDirection(locale)}"${content?.savesData ? ' data-saver' : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    // Only the renderer serves pages with content, and it sends the policy as a header (services/edge/src/render/createRenderer.ts).
    ...(content ? [] : [toPolicyTag({ site, styles, developer, siteNotices })]),
    ...(developer ? ['<meta name="robots" content="noindex">'] : []),
    ...toPreconnects(site),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
  ];
  const beforeHtml = [
    // The theme colour equals `--ink` of each colour scheme (packages/shared-ui/src/tokens.css). Browsers use the first
    // match.
    '<meta name="theme-color" media="(prefers-color-scheme:dark)" content="#2b2140">',
    '<meta name="theme-color" content="#1d152d">',
    `<link rel="icon" href='${iconUrl}'>`,
    `<link rel="manifest" href="${toManifestPath(locale)}">`,
    ...shell.js.map(
      (file) =>
        `<script ${content ? 'type="waiting"' : 'defer'} fetchpriority="high" src="${at(file)}"${toAttribute(shell.integrity[file])} crossorigin></script>`,
    ),
    // inline/retryScripts.ts copies these elements if a script above fails.
    ...shell.js.map(
      (file) =>
        `<script type="retry" src="${at(file)}?retry"${toAttribute(shell.integrity[file])} crossorigin></script>`,
    ),
    ...shell.fonts.map((file) => `${hint} as="font" type="font/woff2" href="/${shell.build}/${file}" crossorigin>`),
    // A hint needs the CORS mode of the later request. All files load with CORS, which the integrity policy requires.
    ...[
      ...toShellHints(shell, content ? [...shell.js, ...(shell.hydrate ?? [])] : listVerifyFiles(page)),
      ...withoutInlined(hints, content),
      ...listTexts(hints, locale).flatMap((href) => (texts.has(href) ? [] : [{ as: 'fetch', href } as const])),
    ].map(
      ({ as, href, integrity }: Hint) =>
        `${hint} as="${as}" href="${escapeHtml(href)}"${toAttribute(integrity)} crossorigin>`,
    ),
    ...(content ? [`<script>${startPageScript}</script>`] : blocks),
    `<style>${styles}</style>`,
    `<style>${everyPageStyle}</style>`,
    ...(siteNotices ? [`<style>${siteNotices.style}</style>`] : []),
    // The app's code detects by `data-href` that the sheet is already loaded.
    ...[...(content?.sheets ?? [])].map(([href, text]) => `<style data-href="${escapeHtml(href)}">${text}</style>`),
    '</head>',
    '<body>',
    ...(siteNotices ? [siteNotices.html] : []),
    toLanguageOffer(locale, text('page.language')),
    '<div id="root">',
  ];
  const last = [...(content ? blocks : []), '</body>', '</html>'];
  return { html: [joinLines(start), beforeHtml.join('\n'), '</div>\n', joinLines(last)], resources };
}

/**
 * Renders the parts that differ between the pages of a route, except the content's HTML. Invisible elements come after
 * this HTML, so that browsers parse the HTML first.
 */
export function renderContent(
  { locale, content, notice, site }: ContentPage,
  { resources }: Pick<Template, 'resources'>,
): { readonly head: string; readonly end: string } {
  const text = getText(locale);
  const languageLinks = toLanguages(locale, text('page.language'), content);
  const end = content
    ? [
        languageLinks,
        toStatus(text('page.partlyLoaded'), text('page.reload'), text('page.loading')),
        toBlock('page-data', content.data),
        toResourcesBlock(resources, content.needs),
      ]
    : [
        `<noscript>${notice?.html ?? text(scripts[site.edge ?? 'none'])}</noscript>`,
        toStatus(text('page.notLoaded'), text('page.reload')),
        languageLinks,
      ];
  return { head: joinLines(toDescription(text, content ?? notice)), end: joinLines(end) };
}

/** Joins elements, each followed by a line break. */
const joinLines = (elements: readonly string[]) => elements.map((element) => `${element}\n`).join('');

/**
 * Returns the shell's files that verify signatures, if the site checks any. Pages without content request a manifest at
 * once, so they preload these files. Rendered pages contain the manifest, so they only know the hashes of the files.
 */
function listVerifyFiles({ shell, site }: Pick<Page, 'shell' | 'site'>): readonly string[] {
  return site.registry.apps.some(({ signed }) => signed) ? (shell.verify ?? []) : [];
}

function toResources({ shell, site, hints, locale, texts, content }: TemplatePage): Template['resources'] {
  const files = [
    ...[...shell.js, ...shell.fonts, ...(content ? (shell.hydrate ?? []) : listVerifyFiles({ shell, site }))].map(
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
  };
}

function toResourcesBlock(resources: Template['resources'], needs: ContentResources): string {
  const all: PageResources = { ...resources, ...needs };
  return toBlock('resources', JSON.stringify(all));
}

function toStatus(message: string, reload: string, loading?: string): string {
  const attribute = loading === undefined ? '' : ` data-loading="${escapeHtml(loading)}"`;
  // Use attributes instead of `template` elements, whose content text browsers show.
  return `<p id="waiting" role="status" data-failed="${escapeHtml(message)}" data-reload="${escapeHtml(reload)}"${attribute}></p>`;
}

/** Returns links to the page in each language, outside the shell's root, so that they exist before scripts run and update them. */
function toLanguages(locale: string, label: string, { canonical, search = '' }: Partial<ContentParts> = {}): string {
  const path =
    canonical === undefined ? '' : splitLanguage(new URL(canonical, 'https://site.example').pathname).path + search;
  const links = languages.map((language) => {
    const current = language === locale ? ' aria-current="true"' : '';
    return `<a lang="${language}" hreflang="${language}" href="${escapeHtml(toBase(language) + path || '/')}" translate="no"${current}>${languageNames[language]}</a>`;
  });
  return `<nav id="site-languages" aria-label="${escapeHtml(label)}">${links.join('')}</nav>`;
}

/**
 * Returns the offers of the page in each other language. All are hidden, because the HTML is the same for all readers.
 * A script shows the one that the reader prefers (inline/languageOffer.ts).
 */
function toLanguageOffer(locale: string, label: string): string {
  const offers = languages
    .filter((language) => !locale.startsWith(language))
    .map((language) => {
      const text = getText(language);
      // Use a form, because a link here would precede the skip link. The `action` makes other scripts ignore the form.
      return `<form action="#" lang="${language}" dir="${getDirection(language)}" translate="no"><button value="${language}">${escapeHtml(text('language.offer'))}</button><button>${escapeHtml(text('language.decline'))}</button></form>`;
    });
  return `<aside id="language-offer" aria-label="${escapeHtml(label)}">${offers.join('')}</aside>`;
}

function withoutInlined(hints: readonly Hint[], content: TemplateContent | undefined): readonly Hint[] {
  return hints.filter(({ as, href }) => !content?.sheets.has(href) && !(content?.manifest && as === 'fetch'));
}

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

function toPolicyTag(parts: PolicyParts): string {
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(contentSecurityPolicy(parts))}">`;
}

/** Returns the `integrity` attribute. Browsers use a preload only if the later request has the same hash. */
function toAttribute(hash: string | undefined): string {
  return hash ? ` integrity="${escapeHtml(hash)}"` : '';
}

/** Returns a preconnect to the host of the page's first data, which is a separate host in production. */
function toPreconnects({ firebase = noFirebaseHosts }: SiteFile): readonly string[] {
  const isData = (host: string) => new URL(host).hostname === 'firestore.googleapis.com';
  return firebase.connect
    .filter(isData)
    .map((host) => `<link rel="preconnect" href="${escapeHtml(host)}" crossorigin>`);
}

function dataBlock(id: string, value: unknown): string {
  return toBlock(id, stringifyPageData(value));
}

/** Cache of serialized blocks, for values that many pages share. */
const commonBlocks = new WeakMap<object, string>();

/** Returns the same element as `dataBlock`, but serializes each `value` only once. The value must not change. */
function commonBlock(id: string, value: object): string {
  const block = commonBlocks.get(value) ?? dataBlock(id, value);
  commonBlocks.set(value, block);
  return block;
}
