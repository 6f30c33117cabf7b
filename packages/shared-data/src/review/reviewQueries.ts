import { countDocuments, getDocuments, queryDocuments } from '../client/documents';
import type { FoundDocument } from '../client/wireValues';
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
  const { documents, readTime } = await queryDocuments(request, toReviewQuery(query), { parent, signed: true });
  return { rows: documents, asOf: readTime ?? new Date() };
}

/** Counts up to `limit`. */
export async function runCount(
  { request }: Client,
  query: Omit<Query, 'limit'>,
  limit = REVIEW_PAGE,
): Promise<ReviewCount> {
  const count = await countDocuments(request, toReviewQuery({ ...query, limit }), { signed: true });
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
  const names = [...new Set(paths)].map((path) => `${root}/${path}`);
  const documents = await getDocuments(request, names, { fieldPaths, signed: true });
  return new Map([...documents].map(([name, document]) => [name.slice(root.length + 1), document]));
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
