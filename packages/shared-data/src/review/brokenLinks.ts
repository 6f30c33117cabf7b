import * as v from 'valibot';
import type { FirestoreClient } from '../client/FirestoreClient';
import { dateTime } from '../fields/fieldSchemas';
import { createParser } from '../kinds/readWith';
import { listPage, type ReviewPage } from './listPage';

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
    status: v.exactOptional(v.number()),
    since: dateTime,
    checkedAt: dateTime,
    fixedAt: v.exactOptional(dateTime),
    /** The number of consecutive failed checks. There is one check per day. */
    failures: v.number(),
  }),
);

/** A link in an item that is broken, or that was broken and works again. */
export type BrokenLink = Extract<ReturnType<typeof readLink>, { readonly item: unknown }>['item'];

const order = { field: 'since', direction: 'ASCENDING' } as const;

export async function listLinks(
  client: Pick<FirestoreClient, 'request' | 'root'>,
  state: LinkState,
  cursor?: string,
): Promise<ReviewPage<BrokenLink>> {
  const where = [['state', 'EQUAL', state]] as const;
  return listPage(client, { collection: 'broken_links', where, order }, readLink, cursor);
}
