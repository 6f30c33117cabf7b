import { type Filters, parseFilters, printFilters } from '@adp/shared-data/lists';
import type { Kind } from '../lib/kinds';
import { listPath } from '../paths';
import { loadList, type ListData, type ListRequest } from './publicLists';

export interface ListAddress<K extends Kind = Kind> {
  readonly kind: K;
  readonly filters: Filters;
  readonly after?: string | undefined;
}

export function toListAddress<K extends Kind>(kind: K, params: URLSearchParams): ListAddress<K> {
  const after = params.get('after');
  const isCursor = after !== null && /^\d\.[\w-]*$/.test(after);
  return { kind, filters: parseFilters(kind, params), ...(isCursor && { after }) };
}

export function toRequest({ kind, filters, after }: ListAddress): ListRequest {
  return { kind, query: printFilters(kind, filters), after };
}

/** Returns the URL of a list or, with `after`, of the page after that cursor, which works without JavaScript. */
export function listHref({ kind, filters, after }: ListAddress): string {
  const query = printFilters(kind, filters);
  const start = after === undefined ? '' : `${query === '' ? '?' : '&'}after=${encodeURIComponent(after)}`;
  return listPath(kind) + query + start;
}

export async function loadAddress(kind: Kind, params: URLSearchParams): Promise<ListData> {
  if (params.get('q')) return { list: null, now: new Date() };
  return loadList(toRequest(toListAddress(kind, params)));
}
