import { type ContentKind } from '../kinds/contentKinds';
import type { FilterField } from '../lists/ListDefinition';
import { listDefinitions } from '../lists/listDefinitions';

/** Filters that queries combine with each order of a kind. */
export type FiltersByOrder = Readonly<Record<string, readonly string[]>>;

/** Orders of feeds, calendars and months in addition to those of lists. They accept all filters of the list. */
const otherOrders: Readonly<Record<ContentKind, readonly string[]>> = {
  knowledgeProduct: ['newest'],
  article: ['newest'],
  event: ['newest', 'past', 'starting'],
  opportunity: ['newest', 'closing', 'due'],
  product: ['newest'],
};

/** Returns the filters that the site's queries combine with each order of a kind, with every view of its list. */
export function listQueries(kind: ContentKind): FiltersByOrder {
  const { fields, toQueries } = listDefinitions[kind];
  const views = fields.filter(({ view, byPage }) => view || byPage);
  const conditions = Object.fromEntries(
    fields.filter((field) => !views.includes(field)).map(({ name }) => [name, 'x']),
  );
  const queries = [
    ...combine(views).flatMap((single) => toQueries(single, conditions, new Date())),
    ...otherOrders[kind].map((order) => ({ order, filters: conditions })),
  ];
  const orders = [...new Set(queries.map(({ order }) => order))];
  return Object.fromEntries(
    orders.map((order) => [
      order,
      [...new Set(queries.flatMap((query) => (query.order === order ? Object.keys(query.filters) : [])))],
    ]),
  );
}

/** Returns every combination of values of the fields, each of which may also be absent. */
function combine(fields: readonly FilterField[]): readonly Readonly<Record<string, string>>[] {
  return fields.reduce<readonly Readonly<Record<string, string>>[]>(
    (sets, { name, values }) => {
      const options = values instanceof RegExp ? ['2026'] : values;
      return [...sets, ...sets.flatMap((set) => options.map((value) => ({ ...set, [name]: value })))];
    },
    [{}],
  );
}
