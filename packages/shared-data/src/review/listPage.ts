import { writeCursor } from '../client/cursor';
import type { FirestoreClient } from '../client/FirestoreClient';
import { positionAfter, type Query } from '../client/queries';
import type { StoredFields } from '../client/wireValues';
import type { ParseResult } from '../kinds/kind';
import { REVIEW_PAGE, runQuery } from './reviewQueries';

export interface ReviewPage<Item> {
  readonly items: readonly Item[];
  readonly cursor: string | null;
  readonly asOf: Date;
}

/** Reads a page of a list in the order of the query, with the reviewer's token. */
export async function listPage<Item>(
  client: Pick<FirestoreClient, 'request' | 'root'>,
  query: Omit<Query, 'limit'>,
  readItem: (id: string, fields: StoredFields) => ParseResult<Item>,
  cursor: string | undefined,
): Promise<ReviewPage<Item>> {
  const { collection } = query;
  const after = positionAfter(cursor, collection, `${client.root}/${collection}`);
  const { rows, asOf } = await runQuery(client, { ...query, after });
  const last = rows.length === REVIEW_PAGE ? rows.at(-1) : undefined;
  return {
    items: rows.flatMap(({ id, fields }) => {
      const reading = readItem(id, fields);
      return 'item' in reading ? [reading.item] : [];
    }),
    cursor: last ? writeCursor({ order: collection, value: last.wire[query.order.field] ?? {}, id: last.id }) : null,
    asOf,
  };
}
