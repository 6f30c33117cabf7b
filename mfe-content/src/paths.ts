import { itemPath } from '@adp/shared-data/content';
import { calendarFilePath, type CalendarKind, type MapList, mapLists, toListSegment } from '@adp/shared-data/lists';
import { localPath } from '@adp/shared-ui';
import { toBase } from '@adp/shared-ui/languages';
import { type Kind, toSegment } from './lib/kinds';

export { followPath } from '@adp/shared-data/alerts';
export { itemPath, listPath } from '@adp/shared-data/content';
export { type MapList, mapLists } from '@adp/shared-data/lists';

export function hasMap(list: Kind): list is Exclude<MapList, 'people'> {
  return mapLists.some((candidate) => candidate === list);
}

/** Paths of the pages that do not belong to a kind. All paths of this app start with its prefixes in the registry. */
export const paths = { search: '/search', work: '/new', calendar: '/dates' } as const;

/** Returns the path of a list, including the directory of members, which is in another app. */
export function toListPath(list: MapList): string {
  return `/${toListSegment(list)}`;
}

/** Returns the path of the map of a list. */
export function mapPath(list: MapList): string {
  return `/map${toListPath(list)}`;
}

/** Returns the URL of a search. `only` limits the search to one kind, and `after` selects a later page. */
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

/** The query that requests an item in its original language. */
export const originalQuery = '?original';

export function itemUrl(kind: Kind, id: string): string {
  return window.location.origin + localPath(itemPath(kind, id));
}

/** The username of all former members. It has no profile. */
const formerMember = 'former-member';

/** Returns the URL of a calendar of events or deadlines, which accepts the list's filters and opens the calendar app. */
export function calendarUrl(kind: CalendarKind): string {
  const path = calendarFilePath(kind);
  // A server does not know its public host, so return a path, which downloads a file.
  return typeof window === 'undefined' ? path : `webcal://${window.location.host}${path}`;
}

/** Returns the path of a member's public profile, which is in another app. Returns undefined for a former member. */
export function authorPath(username: string): string | undefined {
  return username === formerMember ? undefined : `/${encodeURIComponent(username)}`;
}

/** Returns the path for writing a new item or, with `draft`, for continuing a draft. */
export function writePath(kind: Kind, draft?: string): string {
  return `${paths.work}/${toSegment(kind)}${draftQuery(draft)}`;
}

/** Returns the path for changing an item or, with `draft`, for continuing a draft. */
export function editPath(kind: Kind, id: string, draft?: string): string {
  return `${itemPath(kind, id)}/edit${draftQuery(draft)}`;
}

/** Returns the path for translating an item into `lang`, by default into the first other language. */
export function translatePath(kind: Kind, id: string, lang?: string): string {
  return `${itemPath(kind, id)}/translate${lang === undefined ? '' : `?to=${lang}`}`;
}

/** Returns the URL of an item's page in another language, which must load as a new document. */
export function itemPathIn(lang: string, kind: Kind, id: string): string {
  return toBase(lang) + itemPath(kind, id);
}

/** The URL hash that opens an item's form with its earlier versions. */
export const historyHash = '#history';

function draftQuery(draft: string | undefined): string {
  return draft === undefined ? '' : `?draft=${encodeURIComponent(draft)}`;
}
