import { widenPlace } from '../fields/widenPlace';
import type { ContentKind } from '../kinds/contentKinds';
import { createListMatcher } from './createListMatcher';
import type { FilterField, Filters } from './ListDefinition';
import { listDefinitions } from './listDefinitions';
import { isSingle, withFilter } from './listFilters';
import { matchesFilters } from './listPlan';
import { offeredValues } from './openValues';

/** For each filter of a list, the number of items for each of its values. Values without items are absent. */
export type FacetCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** An order excludes no items, and no item contains all former usernames of its author. */
const uncounted = ['order', 'author'];

/** Returns the filters of a list whose values can be counted. */
export function countedFilters(kind: ContentKind): readonly FilterField[] {
  return listDefinitions[kind].fields.filter(({ name }) => !uncounted.includes(name));
}

/**
 * Counts the items that a list would show for each value of each filter, with the chosen values of all other filters.
 * `items` contain the fields that filters compare.
 */
export function countFacets(
  kind: ContentKind,
  items: readonly object[],
  { filters, now }: { readonly filters: Filters; readonly now: Date },
): FacetCounts {
  const select = (chosen: Filters) => items.filter(createListMatcher(kind, chosen, now));
  const matching = select(filters);
  const countValues = (field: FilterField): Readonly<Record<string, number>> => {
    const { name, values } = field;
    const chosen = filters[name] ?? [];
    const offered = values instanceof RegExp ? (offeredValues(name, now) ?? []) : values;
    const others = withFilter(filters, name, []);
    // A single value can change the queries of the list, so that it shows items that match no other value.
    const count = isSingle(field)
      ? (value: string) => select(withFilter(others, name, [value])).length
      : createValueCounter(kind, name, chosen.length === 0 ? matching : select(others));
    const counts = [...new Set([...offered, ...chosen])].map((value) => [value, count(value)] as const);
    return Object.fromEntries(counts.filter(([, number]) => number > 0));
  };
  return Object.fromEntries(countedFilters(kind).map((field) => [field.name, countValues(field)]));
}

/** Returns a function that counts the items with a value. Items with the same stored values are compared only once. */
function createValueCounter(kind: ContentKind, name: string, items: readonly object[]): (value: string) => number {
  const stored = [listDefinitions[kind].storedFields[name] ?? name, ...(name === 'lang' ? ['translations'] : [])];
  const groups = new Map<string, { readonly item: object; size: number }>();
  for (const item of items) {
    const key = JSON.stringify(stored.map((field): unknown => Reflect.get(item, field)));
    const group = groups.get(key);
    if (group) group.size += 1;
    else groups.set(key, { item, size: 1 });
  }
  return (value) => {
    const filter = { [name]: name === 'country' ? widenPlace(value) : [value] };
    return [...groups.values()].reduce(
      (sum, { item, size }) => (matchesFilters(kind, item, filter) ? sum + size : sum),
      0,
    );
  };
}
