import { camelCase } from '../fields/storedKeys';
import { widenPlace } from '../fields/widenPlace';
import { type ContentKind } from '../kinds/contentKinds';
import type { ListOrder } from '../kinds/kind';
import type { Filters, ListQuery } from './ListDefinition';
import { listDefinitions } from './listDefinitions';
import { listedKinds } from './listedKinds';
import { matchesFilters } from './listPlan';

/**
 * Returns a function that checks items with the list's own queries, so that the result agrees with the page. `author`
 * is an author's username.
 */
export function createListMatcher(kind: ContentKind, filters: Filters, now: Date): (item: object) => boolean {
  const { fields, toQueries, storedFields } = listDefinitions[kind];
  const single = Object.fromEntries(Object.entries(filters).map(([name, [value = '']]) => [name, value]));
  const queries = toQueries(single, {}, now);
  const byQuery = new Set(fields.filter(({ view }) => view).map(({ name }) => name));
  byQuery.add('deadline');
  if (queries[0]?.range !== undefined) byQuery.add('year');
  const widened = Object.fromEntries(
    Object.entries(filters)
      .filter(([name]) => !byQuery.has(name))
      .map(([name, values]) => [name, name === 'country' ? values.flatMap(widenPlace) : values]),
  );
  const orders: Readonly<Record<string, ListOrder>> = listedKinds[kind].orders;
  const compile = ({ order, range = {}, filters: conditions, without }: ListQuery) => {
    const required = Object.entries(conditions).map(([name, value]) => [storedFields[name] ?? name, value] as const);
    const by = orders[order];
    // Every item has a title, from which the sort key derives.
    const sortField = by && by.field !== 'title_key' ? camelCase(by.field) : undefined;
    return (item: object) => {
      if (!required.every(([field, value]) => Reflect.get(item, field) === value)) return false;
      if (without !== undefined) return Reflect.get(item, without) === undefined;
      if (sortField === undefined) return true;
      const value: unknown = Reflect.get(item, sortField);
      if (!(value instanceof Date) && typeof value !== 'string') return false;
      if (by?.now === 'from' && value < now) return false;
      if (by?.now === 'before' && value >= now) return false;
      return !(range.from !== undefined && value < range.from) && !(range.to !== undefined && value >= range.to);
    };
  };
  const inQueries = queries.map(compile);
  // Queries are faster to check than filters.
  return (item) => inQueries.some((inQuery) => inQuery(item)) && matchesFilters(kind, item, widened);
}
