import { type Count, countDocuments, getDocuments, queryDocuments } from '../client/documents';
import type { FoundDocument } from '../client/wireValues';
import { type Query, toStructuredQuery } from '../client/queries';
import type { FirestoreClient } from '../client/FirestoreClient';

export const REVIEW_PAGE = 50;

/** The maximum number of items, reports or appeals that the rules allow to be counted. */
export const MAX_COUNTED = 10_000;

/** Returns a structured query without an empty list of conditions or a second order by name, which are invalid. */
function toReviewQuery(query: Omit<Query, 'limit'> & { readonly limit?: number }) {
  const { where, orderBy, ...rest } = toStructuredQuery({ limit: REVIEW_PAGE, ...query });
  return {
    ...rest,
    ...(query.where.length > 0 && { where }),
    orderBy: query.order.field === '__name__' ? orderBy.slice(1) : orderBy,
  };
}

type Client = Pick<FirestoreClient, 'request' | 'root'>;

/** Runs a query with the reviewer's token. `parent` is the document that contains the collection, if any. */
export async function runQuery(
  { request }: Client,
  query: Omit<Query, 'limit'> & { readonly limit?: number },
  parent = '',
): Promise<{ readonly rows: readonly FoundDocument[]; readonly asOf: Date }> {
  const { documents, readTime } = await queryDocuments(request, toReviewQuery(query), { parent, signed: true });
  return { rows: documents, asOf: readTime ?? new Date() };
}

export async function runCount({ request }: Client, query: Omit<Query, 'limit'>, limit = REVIEW_PAGE): Promise<Count> {
  const count = await countDocuments(request, toReviewQuery({ ...query, limit }), { signed: true });
  return { count, capped: count >= limit };
}

/** Reads documents, or some of their fields, by path in one request. Skips missing documents. */
export async function readMany(
  { request, root }: Client,
  paths: readonly string[],
  fieldPaths?: readonly string[],
): Promise<ReadonlyMap<string, FoundDocument>> {
  const names = [...new Set(paths)].map((path) => `${root}/${path}`);
  const documents = await getDocuments(request, names, { fieldPaths, signed: true });
  return new Map([...documents].map(([name, document]) => [name.slice(root.length + 1), document]));
}

/** The maximum number of pages to read until one is not empty. No query finds a missing field. */
const MAX_READ = 10;

/** Reads the first non-empty page of a list whose entries are filtered after reading. */
export async function readUntilFound<
  Page extends { readonly items: readonly unknown[]; readonly cursor: string | null },
>(read: (cursor?: string) => Promise<Page>, cursor: string | undefined): Promise<Page> {
  let page = await read(cursor);
  for (let pages = 1; page.items.length === 0 && page.cursor && pages < MAX_READ; pages += 1)
    page = await read(page.cursor);
  return page;
}
