import type { DataReader } from '@adp/shared-data/client';
import { collections, type ContentKind, contentKinds, datedKind } from '@adp/shared-data/content';
import { profiles } from '@adp/shared-data/member';
import type { ListRoutes } from '../siteRoutes';
import { type SiteUrls, toKind } from './siteUrls';
import { type Markup, markup, xmlDocument } from './markup/markup';

/** The maximum number of documents in a part. Each has a URL per language, and 50,000 URLs are allowed. */
const maxDocuments = 5_000;
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export const sitemapParts: readonly string[] = [
  'pages',
  ...Object.values(contentKinds).map(({ segment }) => segment),
  'people',
];

export function toSitemapIndex(parts: readonly string[], { page }: SiteUrls): string {
  const locations = parts.map((part) => markup`<sitemap><loc>${page(`/sitemaps/${part}.xml`)}</loc></sitemap>\n`);
  return xmlDocument(markup`<sitemapindex xmlns="${namespace}">\n${locations}</sitemapindex>`);
}

interface SitemapPage {
  readonly path: string;
  readonly languages?: readonly string[];
  readonly lastmod?: string;
}

interface SitemapSources {
  readonly reader: Pick<DataReader, 'list'>;
  readonly listRoutes: ListRoutes;
}

interface SitemapPart {
  readonly collections: readonly string[];
  readonly read: (sources: SitemapSources) => Promise<readonly SitemapPage[]>;
}

export function findSitemapPart(name: string): SitemapPart | undefined {
  if (name === 'pages') return { collections: [], read: readPages };
  if (name === 'people') return { collections: [profiles.collection], read: readPeople };
  const kind = toKind(name);
  return kind && { collections: [collections[kind]], read: (sources) => readItems(sources, kind) };
}

async function readPages({ listRoutes }: SitemapSources): Promise<readonly SitemapPage[]> {
  const routes = await listRoutes();
  const paths = routes.flatMap(({ path, sitemap }) => (sitemap ? [path] : []));
  return paths.sort().map((path) => ({ path }));
}

async function readItems({ reader }: SitemapSources, kind: ContentKind): Promise<readonly SitemapPage[]> {
  const items = await readAll((cursor) => reader.list(datedKind(kind), { order: 'newest', pageSize: 50, cursor }));
  // Omit sample content, so that search engines do not list it.
  const indexable = items.filter(({ sample }) => !sample);
  return indexable.map(({ id, updatedAt, lang, translatedInto = [] }) => ({
    path: `/${contentKinds[kind].segment}/${id}`,
    languages: [...new Set([lang, ...translatedInto])],
    lastmod: updatedAt.toISOString(),
  }));
}

async function readPeople({ reader }: SitemapSources): Promise<readonly SitemapPage[]> {
  const people = await readAll((cursor) => reader.list(profiles, { order: 'newest', pageSize: 50, cursor }));
  return people.map(({ id }) => ({ path: `/${id}` }));
}

async function readAll<Item>(
  read: (cursor: string | null) => Promise<{ readonly items: readonly Item[]; readonly cursor: string | null }>,
): Promise<readonly Item[]> {
  const all: Item[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof read>> = await read(cursor);
    all.push(...page.items);
    cursor = page.cursor;
  } while (cursor !== null && all.length < maxDocuments);
  return all;
}

/** Returns pages as XML. Each page has one URL per language, with links to all of the page's languages. */
export function toUrlSet(entries: readonly SitemapPage[], { page, alternates }: SiteUrls): string {
  const urls = entries.map(({ path, languages, lastmod }): Markup => {
    const all = alternates(page(path))
      .filter(({ language }) => languages?.includes(language) ?? true)
      .map(({ language, href }) => ({ language, href: markup`${href}` }));
    const links = all.map(
      ({ language, href }) => markup`<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    );
    // Create the markup that all languages of a page share only once, because it is most of the work.
    const same = markup`${lastmod && markup`<lastmod>${lastmod}</lastmod>`}${links}`;
    return markup`${all.map(({ href }) => markup`<url><loc>${href}</loc>${same}</url>\n`)}`;
  });
  return xmlDocument(
    markup`<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}</urlset>`,
  );
}
