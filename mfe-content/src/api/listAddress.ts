import { parseFilters, printFilters } from '../lib/lists/listFilters';
import type { Kind } from '../lib/kinds';
import { listPath } from '../paths';
import type { ListAddress } from './listMemory';

/** The list that an address asks for. */
export function listAddress<K extends Kind>(kind: K, params: URLSearchParams): ListAddress<K> {
  const after = params.get('after');
  return { kind, filters: parseFilters(kind, params), ...(after === null ? {} : { after }) };
}

/** The address of the list with what comes after an item; a real link, for whoever opens it elsewhere. */
export function addressAfter({ kind, filters }: ListAddress, after: string): string {
  const query = printFilters(kind, filters);
  return `${listPath(kind)}${query}${query === '' ? '?' : '&'}after=${encodeURIComponent(after)}`;
}
