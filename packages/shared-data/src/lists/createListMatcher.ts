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
  const inQuery = (item: object, { order, range = {}, filters: conditions, without }: ListQuery) => {
    const read = (name: string): unknown => Reflect.get(item, storedFields[name] ?? name);
    if (!Object.entries(conditions).every(([name, value]) => read(name) === value)) return false;
    if (without !== undefined) return read(without) === undefined;
    const by = orders[order];
    // Every item has a title, from which the sort key derives.
    if (!by || by.field === 'title_key') return true;
    const value = read(toCamelCase(by.field));
    if (!(value instanceof Date) && typeof value !== 'string') return false;
    if (by.now === 'from' && value < now) return false;
    if (by.now === 'before' && value >= now) return false;
    return !(range.from !== undefined && value < range.from) && !(range.to !== undefined && value >= range.to);
  };
  return (item) => matchesFilters(kind, item, widened) && queries.some((query) => inQuery(item, query));
}

const toCamelCase = (field: string) => field.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
