import type { ContentKind } from '../kinds/contentKinds';
import type { FilterField, Filters } from './ListDefinition';
import { listDefinitions } from './listDefinitions';

/** Returns whether a field has a single value. Other fields match any of several values. */
export function isSingle({ view, byPage, single }: FilterField): boolean {
  return Boolean(view ?? byPage ?? single);
}

/** Parses the filters in a URL. Ignores unknown fields, invalid values, and further values of single-value fields. */
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

/** Returns the filters as a query string in a fixed order, such as `?type=report&type=toolkit&year=2024`. */
export function printFilters(kind: ContentKind, filters: Filters): string {
  const text = new URLSearchParams(chosenIn(kind, filters)).toString();
  return text === '' ? '' : `?${text}`;
}

/** Returns the filters with one field's values replaced. An empty list removes the field. */
export function withFilter(filters: Filters, name: string, values: readonly string[]): Filters {
  const others = Object.entries(filters).filter(([field]) => field !== name);
  return Object.fromEntries(values.length === 0 ? others : [...others, [name, [...values].sort()]]);
}

/** Returns the filter values that the page shows as chips. Omits the order, because it excludes no items. */
export function chosenFilters(kind: ContentKind, filters: Filters): readonly [name: string, value: string][] {
  return chosenIn(kind, filters).filter(([name]) => name !== 'order');
}

function chosenIn(kind: ContentKind, filters: Filters): [name: string, value: string][] {
  return listDefinitions[kind].fields.flatMap(({ name }) =>
    (filters[name] ?? []).map((value): [string, string] => [name, value]),
  );
}
