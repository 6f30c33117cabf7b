import { isObject } from '../fields/isObject';
import { widenPlace } from '../fields/widenPlace';
import type { ContentKind } from '../kinds/contentKinds';
import type { Conditions, Filters, ListQuery } from './ListDefinition';
import { listDefinitions } from './listDefinitions';

/** A plan for reading a list: queries to run one after the other, and a filter that the page applies to the items. */
export interface ListPlan {
  readonly queries: readonly ListQuery[];
  /** The filter that the page applies. Undefined if the queries alone select the items. */
  readonly matches?: (item: object) => boolean;
}

/** https://firebase.google.com/docs/firestore/query-data/queries#limits_on_or_queries */
const maxDisjunctions = 30;
/**
 * The maximum number of sort orders and of conditions in all disjunctions together
 * (https://firebase.google.com/docs/firestore/query-data/queries#query_limitations).
 */
const maxComponents = 100;
/** The sort field and the document name. */
const orderCount = 2;

export function listPlan(kind: ContentKind, filters: Filters, now: Date): ListPlan {
  const { toQueries } = listDefinitions[kind];
  const single = Object.fromEntries(Object.entries(filters).map(([name, [value = '']]) => [name, value]));
  // Each query also compares the status, and one or both ends of its range.
  const fixed = toQueries(single, {}, now).map(
    (query) => 2 + Object.keys(query.filters).length + (query.range ? 1 : 0),
  );
  const { conditions, byPage } = splitFilters(kind, filters, Math.max(...fixed));
  const queries = toQueries(single, conditions, now);
  // The page applies conditions that a query leaves out.
  for (const [name, value] of Object.entries(conditions))
    if (queries.some((query) => !(name in query.filters))) byPage[name] = [value].flat();
  // The query's range already covers the deadline filter, and the year filter unless the list is sorted by title.
  const byRange = queries[0]?.range === undefined ? ['deadline'] : ['deadline', 'year'];
  const rest = Object.fromEntries(Object.entries(byPage).filter(([name]) => !byRange.includes(name)));
  if (Object.keys(rest).length === 0) return { queries };
  return { queries, matches: (item) => matchesFilters(kind, item, rest) };
}

/**
 * Splits filters into query conditions and filters of the page. The conditions include at most one array, and respect
 * Firestore's limits. `fixed` is the number of conditions that the query has in addition to filters.
 */
export function splitFilters(
  kind: ContentKind,
  filters: Filters,
  fixed = 3,
): { readonly conditions: Conditions; readonly byPage: Record<string, readonly string[]> } {
  const chosen = listDefinitions[kind].fields
    .filter(({ name, view }) => filters[name] !== undefined && !view)
    .map((field) => {
      const values = filters[field.name] ?? [];
      const isPlace = field.name === 'country';
      return { ...field, isPlace, widened: isPlace ? [...new Set(values.flatMap(widenPlace))] : values };
    })
    // Prefer the author, whom no page can compare, then the country, because it excludes the most items, then the
    // fields with the fewest values.
    .sort((a, b) => rank(a) - rank(b) || a.widened.length - b.widened.length);
  const conditions: Record<string, string | readonly string[]> = {};
  const byPage: Record<string, readonly string[]> = {};
  let [disjunctions, hasArray] = [1, false];
  for (const { name, widened, inList = false, orEmpty, orListed, byPage: isForPage } of chosen) {
    const product = disjunctions * (widened.length * (orListed ? 2 : 1) + (orEmpty ? 1 : 0));
    const components = product * (fixed + Object.keys(conditions).length + 1) + orderCount;
    if (isForPage || (inList && hasArray) || product > maxDisjunctions || components > maxComponents) {
      byPage[name] = widened;
    } else {
      conditions[name] = widened.length === 1 ? widened.join() : widened;
      disjunctions = product;
      hasArray ||= inList;
    }
  }
  return { conditions, byPage };
}

function rank({ single, isPlace }: { readonly single?: true; readonly isPlace: boolean }): number {
  return single ? 0 : isPlace ? 1 : 2;
}

/** Returns whether an item matches filters that no query can express. A filter matches if one of its values does. */
export function matchesFilters(kind: ContentKind, item: object, filters: Filters): boolean {
  const { fields, storedFields, matchers } = listDefinitions[kind];
  const read = (field: string): unknown => Reflect.get(item, field);
  return Object.entries(filters).every(([name, values]) => {
    const matcher = matchers?.[name] ?? (name === 'lang' ? isInLanguage : undefined);
    if (matcher) return values.some((value) => matcher(read, value));
    const stored = [read(storedFields[name] ?? name)].flat();
    const isUnrestricted = stored.length === 0 && fields.some((field) => field.name === name && field.orEmpty);
    return isUnrestricted || values.some((value) => stored.includes(value));
  });
}

function isInLanguage(read: (field: string) => unknown, lang: string): boolean {
  const translated = read('translations');
  return read('lang') === lang || (isObject(translated) && lang in translated);
}
