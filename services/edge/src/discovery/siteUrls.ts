import { type ContentKind, type Item, itemPath, listPath } from '@adp/shared-data/content';
import { calendarFilePath, type CalendarKind, feedPath, type Filters, printFilters } from '@adp/shared-data/lists';
import { formerMember } from '@adp/shared-data/member';
import { type Language, languages, toBase } from '@adp/shared-ui/languages';
import { plainLine } from './markup/plainLine';
import { getText } from './text';

interface CardItem {
  readonly id: string;
  readonly title: string;
  readonly lang: string;
  readonly translation?: { readonly lang: string } | undefined;
}

/** Returns a hash (FNV-1a) of an image's texts. Caches store images for days, so a new text needs a new URL. */
function toVersion({ title, lang, translation }: CardItem): string {
  const shown = `${translation?.lang ?? lang} ${title}`;
  const hash = [...shown].reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193),
    0x811c9dc5,
  );
  return (hash >>> 0).toString(36);
}

/** Returns functions for all absolute URLs of the site in a language, and the texts of the server in that language. */
export function createSiteUrls(site: string, language: Language = 'en') {
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
    list: (kind: ContentKind, filters: Filters = {}) => base + listPath(kind) + printFilters(kind, filters),
    item: (kind: ContentKind, id: string) => base + itemPath(kind, id),
    itemIn: (language: Language, kind: ContentKind, id: string) => site + toBase(language) + itemPath(kind, id),
    alternates: (page: string) =>
      languages.map((each) => ({ language: each, href: site + toBase(each) + page.slice(base.length) })),
    profile: (username: string) =>
      username === formerMember.authorUsername ? undefined : `${base}/${encodeURIComponent(username)}`,
    /** Returns an author's name, or a translated text for an author who has left. */
    author: ({ authorName, authorUsername }: Pick<Item, 'authorName' | 'authorUsername'>) =>
      authorUsername === formerMember.authorUsername ? text('author.former') : plainLine(authorName),
    feed: (kind: ContentKind, filters: Filters = {}) => site + feedPath(kind) + printFilters(kind, filters),
    calendar: (kind: CalendarKind, filters: Filters = {}) =>
      site + calendarFilePath(kind) + printFilters(kind, filters),
    card: (kind: ContentKind, item: CardItem) =>
      withLanguage(`/cards${itemPath(kind, item.id)}.png`, `v=${toVersion(item)}`),
    siteCard: withLanguage('/cards/site.png'),
    searchPage: `${base}/search`,
    openSearch: withLanguage('/opensearch.xml'),
    search: (terms: string) => `${base}/search?q=${terms}`,
    oEmbed: (url: string) => `${site}/oembed.json?url=${encodeURIComponent(url)}`,
  };
}
export type SiteUrls = ReturnType<typeof createSiteUrls>;
