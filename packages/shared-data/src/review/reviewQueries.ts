import { isObject } from '../fields/isObject';
import { fromWireFields, toDocument, toRows, type FoundDocument } from '../client/wireValues';
import { type Query, toStructuredQuery } from '../client/queries';
import type { FirestoreClient } from '../client/FirestoreClient';

/** As many as a page shows. */
export const REVIEW_PAGE = 50;

/** Nor count more items, reports or appeals. */
export const MOST_COUNTED = 10_000;

/** How many there are; `capped` where there may be more than the rules let one count. */
export interface ReviewCount {
  readonly count: number;
  readonly capped: boolean;
}

/** The query by its parts: a condition of none is invalid, and so is an order by the name and then by the name. */
function toReviewQuery(query: Omit<Query, 'limit'> & { readonly limit?: number }) {
  const { where, orderBy, ...rest } = toStructuredQuery({ limit: REVIEW_PAGE, ...query });
  return {
    ...rest,
    ...(query.where.length > 0 && { where }),
    orderBy: query.order.field === '__name__' ? orderBy.slice(1) : orderBy,
  };
}

type Client = Pick<FirestoreClient, 'request' | 'root'>;

/** Runs a query in the reviewer's name, below `parent` where the collection is within a document. */
export async function runQuery(
  { request }: Client,
  query: Omit<Query, 'limit'> & { readonly limit?: number },
  parent = '',
): Promise<{ readonly rows: readonly FoundDocument[]; readonly asOf: Date }> {
  const structuredQuery = toReviewQuery(query);
  const rows = toRows(await request(`${parent}:runQuery`, { body: { structuredQuery }, signed: true }));
  return {
    rows: rows.flatMap((row) => toDocument(row.document) ?? []),
    asOf: new Date((rows[0]?.readTime as string | undefined) ?? Date.now()),
  };
}

/** Counts up to `limit` by an aggregation: one read for each 1,000 that it counts. */
export async function runCount(
  { request }: Client,
  query: Omit<Query, 'limit'>,
  limit = REVIEW_PAGE,
): Promise<ReviewCount> {
  const structuredQuery = toReviewQuery({ ...query, limit });
  const structuredAggregationQuery = { structuredQuery, aggregations: [{ alias: 'count', count: {} }] };
  const [row] = toRows(await request(':runAggregationQuery', { body: { structuredAggregationQuery }, signed: true }));
  const fields = isObject(row?.result) ? fromWireFields(row.result.aggregateFields) : {};
  const count = Number(fields.count ?? 0);
  return { count, capped: count >= limit };
}

/** Counts of several queries, as of one number. */
export function addCounts(counts: readonly ReviewCount[]): ReviewCount {
  return {
    count: counts.reduce((sum, { count }) => sum + count, 0),
    capped: counts.some(({ capped }) => capped),
  };
}

/** Documents by their paths, or some of their fields, in the reviewer's name, by one request; none of those that are not there. */
export async function readMany(
  { request, root }: Client,
  paths: readonly string[],
  fieldPaths?: readonly string[],
): Promise<ReadonlyMap<string, FoundDocument>> {
  if (paths.length === 0) return new Map();
  const documents = [...new Set(paths)].map((path) => `${root}/${path}`);
  const body = { documents, ...(fieldPaths && { mask: { fieldPaths } }) };
  const rows = toRows(await request(':batchGet', { body, signed: true }));
  return new Map(
    rows.flatMap(({ found }): [string, FoundDocument][] => {
      const document = toDocument(found);
      return document && isObject(found) ? [[String(found.name).slice(root.length + 1), document]] : [];
    }),
  );
}

/** Pages that are read for one that has something: no query asks for a field that is not there. */
const MOST_READ = 10;

/** The first page that is not empty, of a list of which something is left out after it was read. */
export async function readUntilFound<
  Page extends { readonly items: readonly unknown[]; readonly cursor: string | null },
>(read: (cursor?: string) => Promise<Page>, cursor: string | undefined): Promise<Page> {
  let page = await read(cursor);
  for (let pages = 1; page.items.length === 0 && page.cursor && pages < MOST_READ; pages += 1)
    page = await read(page.cursor);
  return page;
}
