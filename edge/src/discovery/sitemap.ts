import { type ContentKind, type DataReader, datedKind, profiles } from '@adp/shared-data';
import { type Addresses, segments, toKind } from './addresses';
import { type Markup, markup, xmlDocument } from './markup/markup';

/** Most addresses of one part. The format allows 50,000; each is a document that is read when the part is made. */
const maxUrls = 5_000;
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Pages that are no list, item or profile. */
const pages = [
  ...['/about', '/about/open-data', '/apet', '/apet/areas-of-focus', '/au-ai', '/au-ai/objectives', '/auda-nepad'],
  '/auda-nepad/objectives',
  ...['/cjed', '/ivm', '/people', '/privacy', '/terms', ...Object.values(segments).map((segment) => `/${segment}`)],
];

/** The index: a part for each kind, one for the members who are listed, and one for all other pages. */
export function toSitemapIndex({ page }: Addresses): string {
  const parts = ['pages', ...Object.values(segments), 'people'];
  const locations = parts.map((part) => markup`<sitemap><loc>${page(`/sitemaps/${part}.xml`)}</loc></sitemap>\n`);
  return xmlDocument(markup`<sitemapindex xmlns="${namespace}">\n${locations}</sitemapindex>`);
}

interface SitemapUrl {
  readonly loc: string;
  readonly lastmod?: Date;
  /** The languages that it is read in; without them, all. */
  readonly alternates?: readonly { readonly language: string; readonly href: string }[];
}

/** A part of the sitemap; undefined where there is none of that name. Reads one document for each address. */
export async function readSitemap(
  reader: Pick<DataReader, 'list'>,
  part: string,
  addresses: Addresses,
): Promise<string | undefined> {
  if (part === 'pages')
    return toUrlSet(
      pages.map((path) => ({ loc: addresses.page(path) })),
      addresses,
    );
  if (part === 'people') return toUrlSet(await readPeople(reader, addresses), addresses);
  const kind = toKind(part);
  return kind && toUrlSet(await readItems(reader, kind, addresses), addresses);
}

async function readItems(reader: Pick<DataReader, 'list'>, kind: ContentKind, addresses: Addresses) {
  const items = await readAll((cursor) => reader.list(datedKind(kind), { order: 'newest', pageSize: 50, cursor }));
  // Samples show what the site is for; nobody should find one by a search engine.
  const real = items.filter(({ sample }) => !sample);
  return real.map(({ id, updatedAt, lang, translatedInto = [] }): SitemapUrl => {
    const languages = [lang, ...translatedInto.filter((one) => one !== lang)];
    const alternates = languages.map((language) => ({ language, href: addresses.itemIn(language, kind, id) }));
    return { loc: addresses.itemIn(lang, kind, id), lastmod: updatedAt, alternates };
  });
}

async function readPeople(reader: Pick<DataReader, 'list'>, addresses: Addresses) {
  const people = await readAll((cursor) => reader.list(profiles, { order: 'name', pageSize: 50, cursor }));
  return people.map(({ id }): SitemapUrl => ({ loc: addresses.page(`/${id}`) }));
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
  } while (cursor !== null && all.length < maxUrls);
  return all;
}

/** In English, with the same page in each language; items in those that their text is in. */
function toUrlSet(urls: readonly SitemapUrl[], { alternates }: Addresses): string {
  const entries = urls.map(({ loc, lastmod, alternates: known }): Markup => {
    const date = lastmod && markup`<lastmod>${lastmod.toISOString()}</lastmod>`;
    const links = (known ?? alternates(loc)).map(
      ({ language, href }) => markup`<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    );
    return markup`<url><loc>${loc}</loc>${date}${links}</url>\n`;
  });
  return xmlDocument(
    markup`<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries}</urlset>`,
  );
}
