import type { Kind } from '../kinds';
import type { Conditions, Filters, ListQuery } from './ListDefinition';
import { listDefinitions } from './listDefinitions';

/** How a list is read: queries one after the other, and a filter that the page applies to what they return. */
export interface ListPlan {
  readonly queries: readonly ListQuery[];
  /** Absent where the queries alone select the items. */
  readonly matches?: (item: object) => boolean;
}

/** The plan for a list under the filters of its address, at `now`; `places` is all that concerns its country. */
export function listPlan(kind: Kind, filters: Filters, now: Date, places: readonly string[] = []): ListPlan {
  const { conditions, byPage } = splitFilters(kind, filters, places);
  const queries = listDefinitions[kind].toQueries(filters, conditions, now);
  // Covered by a query's range already. A year is one, except where the order is by title.
  const byRange = queries[0]?.range === undefined ? ['deadline'] : ['deadline', 'year'];
  const rest = Object.fromEntries(Object.entries(byPage).filter(([name]) => !byRange.includes(name)));
  if (Object.keys(rest).length === 0) return { queries };
  return { queries, matches: (item) => matchesFilters(kind, item, rest) };
}

/** Splits filters into conditions of the query and filters for the page: a query takes one condition on an array. */
export function splitFilters(
  kind: Kind,
  filters: Filters,
  places: readonly string[] = [],
): { readonly conditions: Conditions; readonly byPage: Filters } {
  const { fields } = listDefinitions[kind];
  const conditions: Record<string, string | readonly string[]> = {};
  const byPage: Record<string, string> = {};
  const arrays = fields.filter(({ name, inList }) => inList && filters[name] !== undefined);
  // The country selects most; and lists of opportunities do not contain their countries.
  const queried = arrays.find(({ name }) => name === 'country') ?? arrays[0];
  for (const field of fields) {
    const value = filters[field.name];
    if (value === undefined || field.view) continue;
    if (field.byPage || (field.inList && field !== queried)) byPage[field.name] = value;
    else conditions[field.name] = field.name === 'country' ? places : value;
  }
  return { conditions, byPage };
}

/** Whether an item matches the filters that no query can express. */
export function matchesFilters(kind: Kind, item: object, filters: Filters): boolean {
  const { storedFields, matchers } = listDefinitions[kind];
  const read = (field: string): unknown => Reflect.get(item, field);
  return Object.entries(filters).every(([name, value]) => {
    const matcher = matchers?.[name];
    if (matcher) return matcher(read, value);
    const values = read(storedFields[name] ?? name);
    return Array.isArray(values) && values.includes(value);
  });
}
