import { createHash } from 'node:crypto';
import { findLanguageEntry, forEachLanguage, languageNames, languages, type Language } from '@adp/shared-ui/languages';
import { createServerText } from '../createServerText';
import { escapeHtml } from '../escapeHtml';
import { statusPageScript, statusPageStyle } from '../inlineParts';
import type { SiteFile } from '../siteFile';
import * as catalogs from './messages/catalogs';
import english from './messages/en.json' with { type: 'json' };

export type StatusText = keyof typeof english;

/** A part of the site, and the URL whose response shows its state. */
export interface StatusCheck {
  readonly kind: 'site' | 'data' | 'search' | 'background' | 'app';
  readonly name: string;
  readonly url: string;
}

export interface StatusData {
  readonly checks: readonly StatusCheck[];
  readonly languages: Readonly<
    Record<
      string,
      { readonly texts: Readonly<Record<string, string>>; readonly direction: string; readonly formatLocale: string }
    >
  >;
}

const getText = createServerText(catalogs);

/** Values that leave the placeholders in the texts. The page's script replaces them. */
const placeholders = { name: '{name}', count: '{count}', all: '{all}' };

/** Renders the page with the state of the site. It loads no file, and requests only the URLs of its checks. */
export function renderStatusPage({ origin, registry }: Pick<SiteFile, 'origin' | 'registry'>): string {
  const apps = registry.apps.flatMap(({ name, origin: host }) => (host === null ? [] : [{ name, host }]));
  const checks: readonly StatusCheck[] = [
    { kind: 'site', name: 'site', url: `${origin}/manifest.json` },
    { kind: 'data', name: 'data', url: `${origin}/api/v1/articles` },
    { kind: 'search', name: 'search', url: `${origin}/api/v1/search/suggestions` },
    { kind: 'background', name: 'background', url: `${origin}/api/health` },
    ...apps.map(({ name, host }) => ({ kind: 'app' as const, name, url: `${host}/manifest.json` })),
  ];
  const data: StatusData = { checks, languages: forEachLanguage(toLanguage) };
  const hosts = [...new Set([origin, ...apps.map(({ host }) => host)])];
  const policy = [
    "default-src 'none'",
    `script-src ${toHash(statusPageScript)}`,
    `style-src ${toHash(statusPageStyle)}`,
    `connect-src ${hosts.join(' ')}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const text = getText('en');
  const fill = (tag: string, key: StatusText, attributes = '') =>
    `<${tag} data-text="${key}"${attributes}>${escapeHtml(text(key))}</${tag}>`;
  return `${[
    '<!doctype html>',
    '<html lang="en" dir="ltr">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(text('title'))}</title>`,
    '<link rel="icon" href="data:,">',
    `<style>${statusPageStyle}</style>`,
    '</head>',
    '<body>',
    '<nav>',
    ...languages.map((code) => `<a href="?lang=${code}" lang="${code}" hreflang="${code}">${languageNames[code]}</a>`),
    '</nav>',
    '<main>',
    fill('h1', 'title'),
    fill('p', 'intro'),
    '<p id="summary" role="status"></p>',
    ...languages.map((code) => `<noscript><p lang="${code}">${escapeHtml(getText(code)('noScript'))}</p></noscript>`),
    '<ul id="parts"></ul>',
    fill('button', 'again', ' id="again" type="button"'),
    fill('a', 'open', ` href="${origin}/"`),
    '</main>',
    `<script type="application/json" id="status-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    `<script>${statusPageScript}</script>`,
    '</body>',
    '</html>',
  ].join('\n')}\n`;
}

function toLanguage(language: Language): StatusData['languages'][string] {
  const { direction = 'ltr', formatLocale = language } = findLanguageEntry(language) ?? {};
  const keys = Object.keys(english).filter((key) => key !== 'noScript') as readonly StatusText[];
  const texts = keys.map((key) => [key, getText(language)(key, placeholders)] as const);
  return { texts: Object.fromEntries(texts), direction, formatLocale };
}

function toHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
