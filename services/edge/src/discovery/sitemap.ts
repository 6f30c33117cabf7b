import type { DataReader } from '@adp/shared-data/client';
import { collections, type ContentKind, datedKind } from '@adp/shared-data/content';
import { profiles } from '@adp/shared-data/member';
import { type Addresses, segments, toKind } from './addresses';
import type { ListRoutes } from './siteRoutes';
import { type Markup, markup, xmlDocument } from './markup/markup';

/** Most documents that a part is made of. Each has an address in every language, and the format allows 50,000. */
const maxDocuments = 5_000;
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Names of the parts: one for each kind, one for listed members, and one for all other pages. */
export const sitemapParts = ['pages', ...Object.values(segments), 'people'] as const;

/** Returns the sitemap index of these parts. */
export function toSitemapIndex(parts: readonly string[], { page }: Addresses): string {
  const locations = parts.map((part) => markup`<sitemap><loc>${page(`/sitemaps/${part}.xml`)}</loc></sitemap>\n`);
  return xmlDocument(markup`<sitemapindex xmlns="${namespace}">\n${locations}</sitemapindex>`);
}

/** A page, in JSON. */
interface SitemapPage {
  /** In English, from the site's origin. */
  readonly path: string;
  /** The languages that it is read in; without them, all. */
  readonly languages?: readonly string[];
  readonly lastmod?: string;
}

interface SitemapSources {
  readonly reader: Pick<DataReader, 'list'>;
  /** Returns the routes of all apps that are live. */
  readonly listRoutes: ListRoutes;
}

interface SitemapPart {
  /** Whose marks say whether it is still true. */
  readonly collections: readonly string[];
  readonly read: (sources: SitemapSources) => Promise<readonly SitemapPage[]>;
}

/** A part of the sitemap; undefined where there is none of that name. */
export function findSitemapPart(name: string): SitemapPart | undefined {
  if (name === 'pages') return { collections: [], read: readPages };
  if (name === 'people') return { collections: [profiles.collection], read: readPeople };
  const kind = toKind(name);
  return kind && { collections: [collections[kind]], read: (sources) => readItems(sources, kind) };
}

/** The pages of all apps that are no item or profile. */
async function readPages({ listRoutes }: SitemapSources): Promise<readonly SitemapPage[]> {
  const routes = await listRoutes();
  const paths = routes.flatMap(({ path, sitemap }) => (sitemap ? [path] : []));
  return paths.sort().map((path) => ({ path }));
}

async function readItems({ reader }: SitemapSources, kind: ContentKind): Promise<readonly SitemapPage[]> {
  const items = await readAll((cursor) => reader.list(datedKind(kind), { order: 'newest', pageSize: 50, cursor }));
  // Samples show what the site is for; nobody should find one by a search engine.
  const real = items.filter(({ sample }) => !sample);
  return real.map(({ id, updatedAt, lang, translatedInto = [] }) => ({
    path: `/${segments[kind]}/${id}`,
    languages: [...new Set([lang, ...translatedInto])],
    lastmod: updatedAt.toISOString(),
  }));
}

async function readPeople({ reader }: SitemapSources): Promise<readonly SitemapPage[]> {
  const people = await readAll((cursor) => reader.list(profiles, { order: 'newest', pageSize: 50, cursor }));
  return people.map(({ id }) => ({ path: `/${id}` }));
}

/** Every page of a list, up to the most that a part holds. */
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

/** The pages as XML: each once in every language that it is read in, with all of these. */
export function toUrlSet(entries: readonly SitemapPage[], { page, alternates }: Addresses): string {
  const urls = entries.map(({ path, languages, lastmod }): Markup => {
    const all = alternates(page(path))
      .filter(({ language }) => languages?.includes(language) ?? true)
      .map(({ language, href }) => ({ language, href: markup`${href}` }));
    const links = all.map(
      ({ language, href }) => markup`<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    );
    // Written once for all: of 5,000 pages it is most of the work.
    const same = markup`${lastmod && markup`<lastmod>${lastmod}</lastmod>`}${links}`;
    return markup`${all.map(({ href }) => markup`<url><loc>${href}</loc>${same}</url>\n`)}`;
  });
  return xmlDocument(
    markup`<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}</urlset>`,
  );
}
