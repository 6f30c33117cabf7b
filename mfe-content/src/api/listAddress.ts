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
  return toHref({ kind, filters }, after === undefined ? [] : [`after=${encodeURIComponent(after)}`]);
}

/** The id of the element that begins with a list's filters. */
export const filtersId = 'filters';

/** Returns the URL of a list with open filters. Readers without JavaScript filter lists there (decision 203). */
export function openFiltersHref(address: ListAddress): string {
  return `${toHref(address, ['filters=open'])}#${filtersId}`;
}

export function hasOpenFilters(params: URLSearchParams): boolean {
  return params.get('filters') === 'open';
}

function toHref({ kind, filters }: ListAddress, parameters: readonly string[]): string {
  const parts = [printFilters(kind, filters).slice(1), ...parameters].filter((part) => part !== '');
  return listPath(kind) + (parts.length > 0 ? `?${parts.join('&')}` : '');
}

export async function loadAddress(kind: Kind, params: URLSearchParams): Promise<ListData> {
  if (params.get('q')) return { list: null, now: new Date() };
  return loadList(toRequest(toListAddress(kind, params)));
}
