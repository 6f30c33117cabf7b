import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDirection, type Language, languages } from '@adp/shared-ui/languages';
import { type TestSite, workspace } from './startSite';

/** Names of the kinds of content in URLs. */
export const kinds = ['articles', 'events', 'opportunities', 'products', 'knowledge-products'];
export const lists = [...kinds.map((kind) => `/${kind}`), '/people'];

/** Returns the path of a page in a language. */
const inLanguage = (path: string, language: Language) => (language === 'en' ? path : `/${language}${path}`);

interface Published {
  readonly items: readonly {
    readonly id: string;
    readonly lang?: Language;
    readonly translations?: Readonly<Partial<Record<Language, object>>>;
  }[];
  readonly next: string | null;
}

export interface PublicPage {
  readonly path: string;
  /** Languages of the page's text, starting with the original language. */
  readonly textLanguages: readonly Language[];
}

/** Returns a page that exists in every language. */
export const toPage = (path: string): PublicPage => ({ path, textLanguages: languages });

/** Returns the pages of up to 20 published items of a kind. */
async function listPublished({ origin }: TestSite, kind: string): Promise<readonly PublicPage[]> {
  const pages: PublicPage[] = [];
  for (let after = ''; pages.length < 20;) {
    const answer = await fetch(`${origin}/api/v1/${kind}${after}`);
    const { items, next } = (await answer.json()) as Published;
    for (const { id, lang, translations = {} } of items) {
      const others = languages.filter((candidate) => candidate !== lang && translations[candidate] !== undefined);
      pages.push(lang ? { path: `/${kind}/${id}`, textLanguages: [lang, ...others] } : toPage(`/${id}`));
    }
    if (next === null) break;
    after = `?after=${next}`;
  }
  return pages.slice(0, 20);
}

/** Returns the paths of up to 20 published items of a kind. */
export async function listPaths(site: TestSite, kind: string): Promise<readonly string[]> {
  return (await listPublished(site, kind)).map(({ path }) => path);
}

/** Returns the pages of 20 items of each kind, and the pages of up to 20 members. */
export async function listAllPublished(site: TestSite): Promise<readonly PublicPage[]> {
  const items = (await Promise.all(kinds.map((kind) => listPublished(site, kind)))).flat();
  if (items.length < 20 * kinds.length) throw new Error('A kind has fewer than 20 items.');
  return [...items, ...(await listPublished(site, 'people'))];
}

interface SiteTexts {
  readonly 'site.name': string;
  readonly 'site.tagline': string;
}

function readSiteTexts(language: Language): SiteTexts {
  const file = join(workspace, 'services/edge/src/discovery/messages', `${language}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as SiteTexts;
}
const siteTexts = Object.fromEntries(languages.map((language) => [language, readSiteTexts(language)])) as Readonly<
  Record<Language, SiteTexts>
>;

/**
 * Returns the parts that are missing in the HTML of a page and that readers without scripts, such as crawlers, need.
 */
export async function findMissing(
  site: TestSite,
  { path, textLanguages }: PublicPage,
  language: Language,
): Promise<readonly string[]> {
  const address = inLanguage(path, language);
  const answer = await fetch(site.origin + address);
  if (answer.status !== 200) return [`${address}: ${answer.status}`];
  const html = await answer.text();
  const text = (/<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '').replaceAll(/<[^>]*>/g, '');
  const direction = getDirection(language);
  const isIndexed = !html.includes('<meta name="robots" content="noindex"');
  // If the page's text is not available in this language, the canonical URL is that of the original language.
  const [original = 'en'] = textLanguages;
  const canonical = site.origin + inLanguage(path, textLanguages.includes(language) ? language : original);
  const { 'site.name': siteName, 'site.tagline': tagline } = siteTexts[language];
  const parts = {
    'its language': html.includes(`<html lang="${language}" dir="${direction}">`),
    'a heading': /<h1[ >]/.test(html),
    'a text': text.length > 100,
    'a title': /<title>.+<\/title>/.exec(html)?.[0].endsWith(` · ${siteName}</title>`) === true,
    'its own description': path === '/search' || !['', tagline].includes(readDescription(html)),
    'its address': html.includes(`<link rel="canonical" href="${canonical}">`),
    'its other languages': !isIndexed || namesTranslations(html, site.origin, { path, textLanguages }),
    'data for machines': html.includes('<script type="application/ld+json">'),
    'styles that the policy allows': !html.includes(' style="'),
    'links that remain in its language': findForeignLinks(html, language).length === 0,
  };
  return Object.entries(parts).flatMap(([name, isThere]) => (isThere ? [] : [`${address}: no ${name}`]));
}

const readDescription = (html: string) => /<meta name="description" content="([^"]*)">/.exec(html)?.[1] ?? '';

/** Returns the pages that have the same description as an earlier page. */
export async function findSameDescriptions(
  { origin }: TestSite,
  paths: readonly string[],
  language: Language,
): Promise<readonly string[]> {
  const pages = await Promise.all(
    [...new Set(paths)].map(async (path) => {
      const address = inLanguage(path, language);
      return { address, description: readDescription(await (await fetch(origin + address)).text()) };
    }),
  );
  const first = new Map(pages.toReversed().map(({ address, description }) => [description, address]));
  return pages.flatMap(({ address, description }) =>
    first.get(description) === address ? [] : [`${address} is described as ${first.get(description)}: ${description}`],
  );
}

function namesTranslations(html: string, origin: string, { path, textLanguages }: PublicPage): boolean {
  const named = [...html.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)">/g)];
  const addresses = textLanguages.map((each) => [each, origin + inLanguage(path, each)]);
  const expected = [...addresses, ['x-default', addresses[0]?.[1]]];
  return JSON.stringify(named.map(([, language, href]) => [language, href])) === JSON.stringify(expected);
}

/** Returns links to pages in another language, except links to files, offers of a language, and the list of languages. */
function findForeignLinks(html: string, language: Language): readonly string[] {
  if (language === 'en') return [];
  const body = html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(nav|aside) id="(?:site-languages|language-offer)".*?<\/\1>/gs, '');
  return [...body.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].flatMap(([, href = '']) =>
    href === `/${language}` || href.startsWith(`/${language}/`) || /^\/(feeds|calendar|api|cards)\//.test(href)
      ? []
      : [href],
  );
}
