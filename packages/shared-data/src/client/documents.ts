import { isObject } from '../fields/isObject';
import type { Connection, RequestInput } from './connect';
import { type FoundDocument, fromWireFields, toDocument, toRows } from './wireValues';

type ReadOptions = Pick<RequestInput, 'signal' | 'signed'>;

interface QueryResult {
  readonly documents: readonly FoundDocument[];
  /** The time at which the data was read. Undefined if the service does not report the time. */
  readonly readTime: Date | undefined;
}

/** Runs a structured query. `parent` is the path of the document that contains the collection, with a leading slash. */
export async function queryDocuments(
  request: Connection,
  structuredQuery: object,
  { parent = '', ...options }: ReadOptions & { readonly parent?: string } = {},
): Promise<QueryResult> {
  const rows = toRows(await request(`${parent}:runQuery`, { ...options, body: { structuredQuery } }));
  const readTime = rows[0]?.readTime;
  return {
    documents: rows.flatMap(({ document }) => toDocument(document) ?? []),
    readTime: typeof readTime === 'string' ? new Date(readTime) : undefined,
  };
}

export interface Count {
  readonly count: number;
  /** True if the real count may be higher, because the security rules limit how many documents can be counted. */
  readonly capped: boolean;
}

/** Adds up the counts of several queries. */
export function addCounts(counts: readonly Count[]): Count {
  return {
    count: counts.reduce((sum, { count }) => sum + count, 0),
    capped: counts.some(({ capped }) => capped),
  };
}

/** Counts the documents of a structured query, up to the query's limit. Costs one read per 1,000 documents. */
export async function countDocuments(
  request: Connection,
  structuredQuery: object,
  options: ReadOptions = {},
): Promise<number> {
  const structuredAggregationQuery = { structuredQuery, aggregations: [{ alias: 'count', count: {} }] };
  const [row] = toRows(await request(':runAggregationQuery', { ...options, body: { structuredAggregationQuery } }));
  const fields = isObject(row?.result) ? fromWireFields(row.result.aggregateFields) : {};
  return Number(fields.count ?? 0);
}

/** Returns existing documents by resource name. A batch request avoids console errors for missing documents. */
export async function getDocuments(
  request: Connection,
  names: readonly string[],
  { fieldPaths, ...options }: ReadOptions & { readonly fieldPaths?: readonly string[] | undefined } = {},
): Promise<ReadonlyMap<string, FoundDocument>> {
  if (names.length === 0) return new Map();
  const body = { documents: names, ...(fieldPaths && { mask: { fieldPaths } }) };
  const rows = toRows(await request(':batchGet', { ...options, body }));
  return new Map(
    rows.flatMap(({ found }): [string, FoundDocument][] => {
      const document = toDocument(found);
      return document && isObject(found) ? [[String(found.name), document]] : [];
    }),
  );
}
