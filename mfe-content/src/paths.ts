import { contentKinds } from '@adp/shared-data/content';
import { localPath } from '@adp/shared-ui';
import { toBase } from '@adp/shared-ui/languages';
import { type Kind, toSegment } from './lib/kinds';

/** The pages that are not of one kind. All paths of this app are under its prefixes in the registry. */
export const paths = { search: '/search', work: '/new' } as const;

export function listPath(kind: Kind): string {
  return `/${contentKinds[kind].segment}`;
}

export function itemPath(kind: Kind, id: string): string {
  return `${listPath(kind)}/${encodeURIComponent(id)}`;
}

/** Returns the URL of a search; with `only` in one kind, with `after` on a later page. */
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

/** Requests an item in its original language, ignoring translations. */
export const originalQuery = '?original';

/** Returns the absolute URL of an item's page, for sharing. */
export function itemUrl(kind: Kind, id: string): string {
  return window.location.origin + localPath(itemPath(kind, id));
}

/** The username of authors who have left. It has no profile. */
const formerMember = 'former-member';

/** Returns the Atom feed of a list. It takes the list's filters. */
export function feedPath(kind: Kind): string {
  return `/feeds${listPath(kind)}.atom`;
}

/** Returns the calendar of events or deadlines, which takes the list's filters. The URL opens the reader's calendar app. */
export function calendarUrl(kind: 'event' | 'opportunity'): string {
  const path = `/calendar/${kind === 'event' ? 'events' : 'deadlines'}.ics`;
  // A server does not know its public host, so it links to a file.
  return typeof window === 'undefined' ? path : `webcal://${window.location.host}${path}`;
}

/** Returns a member's public profile, a page of another app; undefined for a former member. */
export function authorPath(username: string): string | undefined {
  return username === formerMember ? undefined : `/${encodeURIComponent(username)}`;
}

/** Returns the page for writing a new item; with `draft`, for continuing a draft. */
export function writePath(kind: Kind, draft?: string): string {
  return `${paths.work}/${toSegment(kind)}${draftQuery(draft)}`;
}

/** Returns the page for changing an item; with `draft`, for continuing a draft. */
export function editPath(kind: Kind, id: string, draft?: string): string {
  return `${itemPath(kind, id)}/edit${draftQuery(draft)}`;
}

/** Returns the page for translating an item into `lang`, or into the first other language. */
export function translatePath(kind: Kind, id: string, lang?: string): string {
  return `${itemPath(kind, id)}/translate${lang === undefined ? '' : `?to=${lang}`}`;
}

/** Returns the URL of an item's page in another language, which is another document. */
export function itemPathIn(lang: string, kind: Kind, id: string): string {
  return toBase(lang) + itemPath(kind, id);
}

/** Opens an item's form with its earlier versions. */
export const historyHash = '#history';

function draftQuery(draft: string | undefined): string {
  return draft === undefined ? '' : `?draft=${encodeURIComponent(draft)}`;
}
