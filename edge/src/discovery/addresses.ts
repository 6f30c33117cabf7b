import { type ContentKind, type Filters, formerMember, printFilters } from '@adp/shared-data';

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

/** Every address that pages, feeds and cards name, from the site's origin. */
export function createAddresses(site: string) {
  const list = (kind: ContentKind, filters: Filters = {}) => `${site}/${segments[kind]}${printFilters(kind, filters)}`;
  return {
    site,
    page: (path: string) => site + path,
    list,
    item: (kind: ContentKind, id: string) => `${site}/${segments[kind]}/${encodeURIComponent(id)}`,
    /** A member's profile; undefined for one who has left. */
    profile: (username: string) =>
      username === formerMember.authorUsername ? undefined : `${site}/${encodeURIComponent(username)}`,
    feed: (kind: ContentKind, filters: Filters = {}) =>
      `${site}/feeds/${segments[kind]}.atom${printFilters(kind, filters)}`,
    calendar: (kind: 'event' | 'opportunity', filters: Filters = {}) =>
      `${site}/calendar/${kind === 'event' ? 'events' : 'deadlines'}.ics${printFilters(kind, filters)}`,
    /** The picture of an item for links to it. */
    card: (kind: ContentKind, id: string) => `${site}/cards/${segments[kind]}/${encodeURIComponent(id)}.png`,
    /** The picture for links to every other page. */
    siteCard: `${site}/cards/site.png`,
    searchPage: `${site}/search`,
    search: (terms: string) => `${site}/search?q=${terms}`,
    oEmbed: (url: string) => `${site}/oembed.json?url=${encodeURIComponent(url)}`,
  };
}
export type Addresses = ReturnType<typeof createAddresses>;
