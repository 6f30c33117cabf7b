import type { ContentKind } from '../kinds/contentKinds';
import type { FilterField, Filters } from './ListDefinition';
import { listDefinitions } from './listDefinitions';

/** Returns whether a field has one value. Others match any of several values. */
export function isSingle({ view, byPage, single }: FilterField): boolean {
  return Boolean(view ?? byPage ?? single);
}

/**
 * Parses the filters of a URL, in which a field with several values is repeated. Ignores unknown fields, invalid values, and further values
 * of a field with one value.
 */
export function parseFilters(kind: ContentKind, params: URLSearchParams): Filters {
  const chosen = listDefinitions[kind].fields.flatMap((field) => {
    const { name, values, fallback } = field;
    const valid = [...new Set(params.getAll(name))].filter(
      (value) => value !== fallback && (values instanceof RegExp ? values.test(value) : values.includes(value)),
    );
    return valid.length === 0 ? [] : [[name, isSingle(field) ? valid.slice(0, 1) : valid.sort()] as const];
  });
  return Object.fromEntries(chosen);
}

/** Returns the filters as a query string in a fixed order, such as `?type=report&type=toolkit&year=2024`. Empty without filters. */
export function printFilters(kind: ContentKind, filters: Filters): string {
  const text = new URLSearchParams(chosenIn(kind, filters)).toString();
  return text === '' ? '' : `?${text}`;
}

/** Returns the filters with the values of one field replaced. An empty list removes the field. */
export function withFilter(filters: Filters, name: string, values: readonly string[]): Filters {
  const others = Object.entries(filters).filter(([field]) => field !== name);
  return Object.fromEntries(values.length === 0 ? others : [...others, [name, [...values].sort()]]);
}

/** Returns the values that the page shows as chips. An order is not one of them, because it excludes no items. */
export function chosenFilters(kind: ContentKind, filters: Filters): readonly [name: string, value: string][] {
  return chosenIn(kind, filters).filter(([name]) => name !== 'order');
}

function chosenIn(kind: ContentKind, filters: Filters): [name: string, value: string][] {
  return listDefinitions[kind].fields.flatMap(({ name }) =>
    (filters[name] ?? []).map((value): [string, string] => [name, value]),
  );
}
