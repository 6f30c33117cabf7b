import type { ContentKind } from '../kinds/contentKinds';
import type { FilterField, Filters } from './ListDefinition';
import { listDefinitions } from './listDefinitions';

/** Whether a field has one value; others match any of several. */
export function isSingle({ view, byPage, single }: FilterField): boolean {
  return Boolean(view ?? byPage ?? single);
}

/**
 * Reads the filters in an address, where a field with several values is repeated. Unknown fields and impossible values
 * are ignored, and so are the others of a field that has one value.
 */
export function parseFilters(kind: ContentKind, params: URLSearchParams): Filters {
  const chosen = listDefinitions[kind].fields.flatMap((field) => {
    const { name, values, fallback } = field;
    const known = [...new Set(params.getAll(name))].filter(
      (value) => value !== fallback && (values instanceof RegExp ? values.test(value) : values.includes(value)),
    );
    return known.length === 0 ? [] : [[name, isSingle(field) ? known.slice(0, 1) : known.sort()] as const];
  });
  return Object.fromEntries(chosen);
}

/** The filters as the address holds them, always in the same order: `?type=report&type=toolkit&year=2024`; empty without filters. */
export function printFilters(kind: ContentKind, filters: Filters): string {
  const text = new URLSearchParams(chosenIn(kind, filters)).toString();
  return text === '' ? '' : `?${text}`;
}

/** The filters with the values of one of them set; none removes it. */
export function withFilter(filters: Filters, name: string, values: readonly string[]): Filters {
  const others = Object.entries(filters).filter(([other]) => other !== name);
  return Object.fromEntries(values.length === 0 ? others : [...others, [name, [...values].sort()]]);
}

/** The choices that the page shows as chips: each leaves items out, which an order does not. */
export function chosenFilters(kind: ContentKind, filters: Filters): readonly [name: string, value: string][] {
  return chosenIn(kind, filters).filter(([name]) => name !== 'order');
}

function chosenIn(kind: ContentKind, filters: Filters): [name: string, value: string][] {
  return listDefinitions[kind].fields.flatMap(({ name }) =>
    (filters[name] ?? []).map((value): [string, string] => [name, value]),
  );
}
