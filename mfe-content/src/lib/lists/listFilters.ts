import type { Kind } from '../kinds';
import type { Filters } from './ListDefinition';
import { listDefinitions } from './listDefinitions';

/** Reads the filters in an address. Unknown fields and impossible values are ignored. */
export function parseFilters(kind: Kind, params: URLSearchParams): Filters {
  const chosen = listDefinitions[kind].fields.flatMap(({ name, values, fallback }) => {
    const value = params.get(name);
    if (value === null || value === fallback) return [];
    const known = values instanceof RegExp ? values.test(value) : values.includes(value);
    return known ? [[name, value] as const] : [];
  });
  return Object.fromEntries(chosen);
}

/** The filters as the address holds them, always in the same order: `?type=report&year=2024`; empty without filters. */
export function printFilters(kind: Kind, filters: Filters): string {
  const params = new URLSearchParams();
  for (const { name, fallback } of listDefinitions[kind].fields) {
    const value = filters[name];
    if (value !== undefined && value !== fallback) params.set(name, value);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The filters with one of them set, or removed by `undefined`. */
export function withFilter(filters: Filters, name: string, value: string | undefined): Filters {
  const others = Object.entries(filters).filter(([other]) => other !== name);
  return Object.fromEntries(value === undefined ? others : [...others, [name, value]]);
}

/** The choices that the page shows as chips: each leaves items out, which an order does not. */
export function chosenFilters(
  kind: Kind,
  filters: Filters,
): readonly { readonly name: string; readonly value: string }[] {
  return listDefinitions[kind].fields.flatMap(({ name }) => {
    const value = filters[name];
    return value === undefined || name === 'order' ? [] : [{ name, value }];
  });
}
