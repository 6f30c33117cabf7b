import type { Kind } from '../lib/kinds';
import { type Filters, parseFilters, printFilters } from '@adp/shared-data';
import { listPath } from '../paths';

/** Which list: its kind, its filters, and the cursor after which it begins. */
export interface ListAddress<K extends Kind = Kind> {
  readonly kind: K;
  readonly filters: Filters;
  readonly after?: string | undefined;
}

/** The key of a list in the cache. */
export function listKey({ kind, filters, after = '' }: ListAddress): string {
  return `${kind}${printFilters(kind, filters)} ${after}`;
}

/** The list that a page's address names. */
export function toListAddress<K extends Kind>(kind: K, params: URLSearchParams): ListAddress<K> {
  const after = params.get('after');
  return { kind, filters: parseFilters(kind, params), ...(after === null ? {} : { after }) };
}

/** The page's address for the list after a cursor: a real link, for a new tab or a browser without script. */
export function nextPagePath({ kind, filters }: ListAddress, after: string): string {
  const query = printFilters(kind, filters);
  return `${listPath(kind)}${query}${query === '' ? '?' : '&'}after=${encodeURIComponent(after)}`;
}
