import * as v from 'valibot';
import { writeCursor } from '../client/cursor';
import type { FirestoreClient } from '../client/FirestoreClient';
import { positionAfter } from '../client/queries';
import { dateTime } from '../fields/fieldSchemas';
import { createParser } from '../kinds/readWith';
import type { ReviewPage } from './listOldestFirst';
import { REVIEW_PAGE, runQuery } from './reviewQueries';

export const linkStates = ['broken', 'fixed'] as const;
export type LinkState = (typeof linkStates)[number];

const readLink = createParser(
  v.object({
    collection: v.string(),
    item: v.string(),
    title: v.string(),
    url: v.string(),
    state: v.picklist(linkStates),
    problem: v.exactOptional(v.picklist(['status', 'unreachable'])),
    /** Of the answer. */
    status: v.exactOptional(v.number()),
    since: dateTime,
    checkedAt: dateTime,
    fixedAt: v.exactOptional(dateTime),
    /** How often it has failed, a day apart. */
    failures: v.number(),
  }),
);

/** A link of an item that does not answer, or did not. */
export type BrokenLink = Extract<ReturnType<typeof readLink>, { readonly item: unknown }>['item'];

const order = { field: 'since', direction: 'ASCENDING' } as const;

/** Links of a state, those that fail for longest first. */
export async function listLinks(
  client: Pick<FirestoreClient, 'request' | 'root'>,
  state: LinkState,
  cursor?: string,
): Promise<ReviewPage<BrokenLink>> {
  const collection = 'broken_links';
  const { rows, asOf } = await runQuery(client, {
    collection,
    where: [['state', 'EQUAL', state]],
    order,
    after: positionAfter(cursor, collection, `${client.root}/${collection}`),
  });
  const last = rows.length === REVIEW_PAGE ? rows.at(-1) : undefined;
  return {
    items: rows.flatMap(({ id, fields }) => {
      const reading = readLink(id, fields);
      return 'item' in reading ? [reading.item] : [];
    }),
    cursor: last ? writeCursor({ order: collection, value: last.wire[order.field] ?? {}, id: last.id }) : null,
    asOf,
  };
}
