import { contentKinds } from '@adp/shared-data/content';
import { localPath } from '@adp/shared-ui';
import { toBase } from '@adp/shared-ui/languages';
import { type Kind, toSegment } from './lib/kinds';

/** The pages that are not of one kind. All paths of this app are under its prefixes in the registry. */
export const paths = { search: '/search', work: '/new' } as const;

/** The list of a kind. */
export function listPath(kind: Kind): string {
  return `/${contentKinds[kind].segment}`;
}

/** The page of one item. */
export function itemPath(kind: Kind, id: string): string {
  return `${listPath(kind)}/${encodeURIComponent(id)}`;
}

/** The page of a search; of one kind only, and further on in its results. */
export function searchPath({
  query,
  only,
  after,
}: {
  readonly query: string;
  readonly only?: Kind | undefined;
  readonly after?: string;
}): string {
  if (query === '') return paths.search;
  const params = { q: query, ...(only && { in: only }), ...(after && { after }) };
  return `${paths.search}?${new URLSearchParams(params).toString()}`;
}

/** After the address of an item's page: as it was written, whatever translation there is. */
export const originalQuery = '?original';

/** The absolute address of an item's page, for sharing. */
export function itemUrl(kind: Kind, id: string): string {
  return window.location.origin + localPath(itemPath(kind, id));
}

/** The author name of items whose author has left: it has no profile. */
const formerMember = 'former-member';

/** The Atom feed of a list, which takes the filters of its address. */
export function feedPath(kind: Kind): string {
  return `/feeds${listPath(kind)}.atom`;
}

/** The calendar of events or deadlines, which takes the same: an address that opens the reader's calendar and subscribes to it. */
export function calendarUrl(kind: 'event' | 'opportunity'): string {
  const path = `/calendar/${kind === 'event' ? 'events' : 'deadlines'}.ics`;
  // A server does not know by which name it was asked: there it is a file to download.
  return typeof window === 'undefined' ? path : `webcal://${window.location.host}${path}`;
}

/** A member's public profile, a page of another app; undefined for a former member. */
export function authorPath(username: string): string | undefined {
  return username === formerMember ? undefined : `/${encodeURIComponent(username)}`;
}

/** The page for writing a new item; with `draft`, for continuing a draft. */
export function writePath(kind: Kind, draft?: string): string {
  return `${paths.work}/${toSegment(kind)}${draftQuery(draft)}`;
}

/** The page for editing an item; with `draft`, for continuing a draft. */
export function editPath(kind: Kind, id: string, draft?: string): string {
  return `${itemPath(kind, id)}/edit${draftQuery(draft)}`;
}

/** The page on which an item is translated, into `lang` or the first language that it is not in. */
export function translatePath(kind: Kind, id: string, lang?: string): string {
  return `${itemPath(kind, id)}/translate${lang === undefined ? '' : `?to=${lang}`}`;
}

/** The address of an item's page in another language, which is another document. */
export function itemPathIn(lang: string, kind: Kind, id: string): string {
  return toBase(lang) + itemPath(kind, id);
}

/** In the address of an item's form: with its earlier versions. */
export const historyHash = '#history';

function draftQuery(draft: string | undefined): string {
  return draft === undefined ? '' : `?draft=${encodeURIComponent(draft)}`;
}
