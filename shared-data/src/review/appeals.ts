import { DataError } from '../client/DataError';
import type { FirestoreClient } from '../client/FirestoreClient';
import type { Query } from '../client/queries';
import { type Appeal, appeals } from '../kinds/report/reports';
import { toWrite } from '../writer/toWrite';
import { checkReason } from './checkReason';
import { decisionWrites } from './decideItem';
import { listOldestFirst, type ReviewPage } from './reports';
import { toReviewedKind } from './reviewedKinds';
import { MOST_COUNTED, readMany, type ReviewCount, runCount } from './reviewQueries';

/** What the author of a removed item says against its removal. */
export type ListedAppeal = Appeal & { readonly id: string; readonly title?: string };

type Client = Pick<FirestoreClient, 'request' | 'root' | 'read' | 'commit'>;

const query: Omit<Query, 'limit'> = {
  collection: 'appeals',
  where: [['status', 'EQUAL', 'open']],
  order: { field: 'created_at', direction: 'ASCENDING' },
};

/** Open appeals, the oldest first, with the titles of items that are still there. */
export async function listAppeals(client: Client, cursor?: string): Promise<ReviewPage<ListedAppeal>> {
  const page = await listOldestFirst(client, query, {
    cursor,
    parse: ({ id, fields }) => {
      const reading = appeals.readItem(id, fields);
      return 'item' in reading ? reading.item : undefined;
    },
  });
  const toPath = ({ collection, item }: Appeal) => `${collection}/${item}`;
  // One that reviewers may not read, an item of the same name that was begun since, denies all: they are listed without titles.
  const found = await readMany(client, page.items.map(toPath), ['title']).catch(() => undefined);
  const items = page.items.map((appeal) => {
    const title = found?.get(toPath(appeal))?.fields['title'];
    return typeof title === 'string' ? { ...appeal, title } : appeal;
  });
  return { ...page, items };
}

export const countAppeals = (client: Client): Promise<ReviewCount> => runCount(client, query, MOST_COUNTED);

export interface AppealDecision {
  readonly id: string;
  /** An item is shown again in the commit that accepts its author's appeal. */
  readonly to: 'accepted' | 'refused';
  readonly reason: string;
  readonly by: string;
}

/**
 * Decides about an appeal, with its entry of the audit log.
 * @throws DataError `conflict` where it is decided already, or the item to be shown again is not removed any more
 */
export async function decideAppeal(client: Client, { id, to, by, ...decision }: AppealDecision): Promise<void> {
  const reason = checkReason(decision.reason);
  const found = await client.read(`appeals/${id}`);
  if (!found) throw new DataError('not-found');
  const { collection, item, status } = found.fields;
  if (status !== 'open') throw new DataError('conflict');
  const removed = await client.read(`${String(collection)}/${String(item)}`);
  const kind = toReviewedKind(String(collection));
  const isShown = to === 'accepted' && kind !== undefined;
  if (isShown && removed?.fields['status'] !== 'removed') throw new DataError('conflict', { fields: ['item'] });
  const revision = Number(removed?.fields['revision']);
  const restored =
    isShown && removed
      ? decisionWrites(client.root, removed, { kind, id: String(item), revision, to: 'published', reason, by })
      : [];
  await client.commit([
    ...restored,
    toWrite({
      name: `${client.root}/audit/appeal_${id}`,
      fields: { by, collection, item, title: removed?.fields['title'], from: 'open', to, reason, appeal: id },
      times: ['at'],
    }),
    toWrite({
      name: `${client.root}/appeals/${id}`,
      fields: { status: to, decision_reason: reason },
      mask: ['status', 'decision_reason'],
      times: ['decided_at'],
      precondition: { updateTime: found.version },
    }),
  ]);
}
