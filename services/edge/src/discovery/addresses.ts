import type { ContentKind, Item } from '@adp/shared-data/content';
import { type Filters, printFilters } from '@adp/shared-data/lists';
import { formerMember } from '@adp/shared-data/member';
import { type Language, languages, toBase } from '@adp/shared-ui/languages';
import { plainLine } from './markup/plainLine';
import { getText } from './text';

/** The segment of the site's addresses under which a kind is. */
export const segments: Readonly<Record<ContentKind, string>> = {
  knowledgeProduct: 'knowledge-products',
  article: 'articles',
  event: 'events',
  opportunity: 'opportunities',
  product: 'products',
};

const kinds = Object.keys(segments) as ContentKind[];

/** The kind of a segment, or none. */
export function toKind(segment: string | undefined): ContentKind | undefined {
  return kinds.find((kind) => segments[kind] === segment);
}

/** What the picture of an item shows of it. */
interface CardItem {
  readonly id: string;
  readonly title: string;
  readonly lang: string;
  readonly translation?: { readonly lang: string } | undefined;
}

/** A short text that changes with what a picture shows (FNV-1a): caches store pictures for days. */
function toVersion({ title, lang, translation }: CardItem): string {
  const shown = `${translation?.lang ?? lang} ${title}`;
  const hash = [...shown].reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193),
    0x811c9dc5,
  );
  return (hash >>> 0).toString(36);
}

/** Every address that pages, feeds and cards name, from the site's origin: those of pages in a language, with the texts that go with them. */
export function createAddresses(site: string, language: Language = 'en') {
  const base = site + toBase(language);
  const text = getText(language);
  const lang = language === 'en' ? [] : [`lang=${language}`];
  const withLanguage = (file: string, ...more: readonly string[]) =>
    [site + file, [...lang, ...more].join('&')].filter(Boolean).join('?');
  return {
    site,
    language,
    text,
    page: (path: string) => base + path,
    list: (kind: ContentKind, filters: Filters = {}) => `${base}/${segments[kind]}${printFilters(kind, filters)}`,
    item: (kind: ContentKind, id: string) => `${base}/${segments[kind]}/${encodeURIComponent(id)}`,
    /** The page of an item in another language. */
    itemIn: (language: Language, kind: ContentKind, id: string) =>
      `${site}${toBase(language)}/${segments[kind]}/${encodeURIComponent(id)}`,
    /** The same page in each language. */
    alternates: (page: string) =>
      languages.map((each) => ({ language: each, href: site + toBase(each) + page.slice(base.length) })),
    /** A member's profile; undefined for one who has left. */
    profile: (username: string) =>
      username === formerMember.authorUsername ? undefined : `${base}/${encodeURIComponent(username)}`,
    /** An author's name; of one who has left, the words for that. */
    author: ({ authorName, authorUsername }: Pick<Item, 'authorName' | 'authorUsername'>) =>
      authorUsername === formerMember.authorUsername ? text('author.former') : plainLine(authorName),
    feed: (kind: ContentKind, filters: Filters = {}) =>
      `${site}/feeds/${segments[kind]}.atom${printFilters(kind, filters)}`,
    calendar: (kind: 'event' | 'opportunity', filters: Filters = {}) =>
      `${site}/calendar/${kind === 'event' ? 'events' : 'deadlines'}.ics${printFilters(kind, filters)}`,
    /** The picture of an item for links to it: another address when its title has changed. */
    card: (kind: ContentKind, item: CardItem) =>
      withLanguage(`/cards/${segments[kind]}/${encodeURIComponent(item.id)}.png`, `v=${toVersion(item)}`),
    /** The picture for links to every other page. */
    siteCard: withLanguage('/cards/site.png'),
    searchPage: `${base}/search`,
    openSearch: withLanguage('/opensearch.xml'),
    search: (terms: string) => `${base}/search?q=${terms}`,
    oEmbed: (url: string) => `${site}/oembed.json?url=${encodeURIComponent(url)}`,
  };
}
export type Addresses = ReturnType<typeof createAddresses>;
