import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestSite, workspace } from './startSite';

/** The kinds of content, as addresses name them. */
export const kinds = ['articles', 'events', 'opportunities', 'products', 'knowledge-products'];
export const lists = [...kinds.map((kind) => `/${kind}`), '/people'];

export const languages = ['en', 'fr', 'pt', 'ar', 'sw'] as const;
type Language = (typeof languages)[number];

/** A page's path in a language. */
const inLanguage = (path: string, language: Language) => (language === 'en' ? path : `/${language}${path}`);

interface Published {
  readonly items: readonly { readonly id: string }[];
  readonly next: string | null;
}

/** The paths of 20 of what is published at an endpoint. */
export async function listPaths({ origin }: TestSite, kind: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (let after = ''; found.length < 20;) {
    const answer = await fetch(`${origin}/api/v1/${kind}${after}`);
    const { items, next } = (await answer.json()) as Published;
    found.push(...items.map(({ id }) => (kind === 'people' ? `/${id}` : `/${kind}/${id}`)));
    if (next === null) break;
    after = `?after=${next}`;
  }
  return found.slice(0, 20);
}

/** The paths of 20 items of each kind, and those of the members. */
export async function listAllPaths(site: TestSite): Promise<readonly string[]> {
  const items = (await Promise.all(kinds.map((kind) => listPaths(site, kind)))).flat();
  if (items.length < 20 * kinds.length) throw new Error('There are fewer than 20 items of a kind.');
  return [...items, ...(await listPaths(site, 'people'))];
}

function readSiteName(language: Language): string {
  const file = join(workspace, 'edge/src/discovery/messages', `${language}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { 'site.name': string })['site.name'];
}
const siteNames = new Map(languages.map((language) => [language, readSiteName(language)]));

/** What is wrong with the HTML of a page for whoever runs no script: people, robots, link previews. */
export async function findMissing(site: TestSite, path: string, language: Language): Promise<readonly string[]> {
  const address = inLanguage(path, language);
  const answer = await fetch(site.origin + address);
  if (answer.status !== 200) return [`${address}: ${answer.status}`];
  const html = await answer.text();
  const text = (/<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '').replaceAll(/<[^>]*>/g, '');
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  // An item has the languages that it is written in, and its page in another the address of one of them.
  const isItem = kinds.some((kind) => path.startsWith(`/${kind}/`));
  const parts = {
    'its language': html.includes(`<html lang="${language}" dir="${direction}">`),
    'a heading': /<h1[ >]/.test(html),
    'a text': text.length > 100,
    'a title': /<title>.+<\/title>/.exec(html)?.[0].endsWith(` · ${siteNames.get(language)}</title>`) === true,
    'its address': namesAddress(html, isItem ? `${site.origin}/` : `${site.origin}${address}">`),
    'its other languages': isItem || html.includes('content="noindex"') || namesTranslations(html, site.origin, path),
    'data for machines': html.includes('<script type="application/ld+json">'),
    'styles that the policy lets through': !html.includes(' style="'),
    'links that stay in its language': findForeignLinks(html, language).length === 0,
  };
  return Object.entries(parts).flatMap(([name, isThere]) => (isThere ? [] : [`${address}: no ${name}`]));
}

const namesAddress = (html: string, start: string) => html.includes(`<link rel="canonical" href="${start}`);

function namesTranslations(html: string, origin: string, path: string): boolean {
  const named = [...html.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)">/g)];
  const expected = [...languages.map((each) => [each, origin + inLanguage(path, each)]), ['x-default', origin + path]];
  return JSON.stringify(named.map(([, language, href]) => [language, href])) === JSON.stringify(expected);
}

/** Links of the page itself to a page in another language: its list of languages and files apart. */
function findForeignLinks(html: string, language: Language): readonly string[] {
  if (language === 'en') return [];
  const body = html.slice(html.indexOf('<body')).replace(/<nav id="site-languages".*?<\/nav>/s, '');
  return [...body.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].flatMap(([, href = '']) =>
    href === `/${language}` || href.startsWith(`/${language}/`) || /^\/(feeds|calendar|api|cards)\//.test(href)
      ? []
      : [href],
  );
}
