import { DataError } from '../client/DataError';
import type { Count } from '../client/documents';
import type { FirestoreClient } from '../client/FirestoreClient';
import type { Query } from '../client/queries';
import type { FoundDocument } from '../client/wireValues';
import { profileRemovals } from '../kinds/member/profileRemovals';
import type { Profile } from '../kinds/member/profileSchema';
import { type Appeal, appeals } from '../kinds/report/reports';
import { toWrite } from '../writer/toWrite';
import { checkReason } from './checkReason';
import { decisionWrites } from './decideItem';
import { listPage, type ReviewPage } from './listPage';
import { readHiddenProfiles, showingWrites } from './profileRemovals';
import { toReviewedKind } from './reviewedKinds';
import { MAX_COUNTED, readMany, runCount } from './reviewQueries';

/** An appeal by the author of a removed item or the owner of a hidden profile. */
export type ListedAppeal = Appeal & {
  readonly id: string;
  readonly title?: string;
  /** The username of the hidden profile, for an appeal about a profile. */
  readonly username?: string;
  readonly removalReason?: string;
  /** The profile as it was before reviewers hid it. */
  readonly profile?: Profile;
};

export interface AppealFilters {
  readonly before?: Date | undefined;
}

type Client = Pick<FirestoreClient, 'request' | 'root' | 'read' | 'commit'>;

const appealQuery = ({ before }: AppealFilters): Omit<Query, 'limit'> => ({
  collection: 'appeals',
  where: [['status', 'EQUAL', 'open'], ...(before ? [['created_at', 'LESS_THAN', before] as const] : [])],
  order: { field: 'created_at', direction: 'ASCENDING' },
});

/** Lists open appeals, oldest first, with the titles of items that still exist. */
export async function listAppeals(
  client: Client,
  filters: AppealFilters,
  cursor?: string,
): Promise<ReviewPage<ListedAppeal>> {
  const page = await listPage(client, appealQuery(filters), appeals.readItem, cursor);
  const toPath = ({ collection, item }: Appeal) => `${collection}/${item}`;
  // Show no titles if the request is denied. One item that the reviewer may not read is enough, such as a new draft
  // with a reused id.
  const [documents, hidden] = await Promise.all([
    readMany(client, page.items.map(toPath), ['title', 'username', 'reason']).catch(() => undefined),
    readHiddenProfiles(
      client,
      page.items.filter(({ collection }) => collection === profileRemovals.collection).map(({ item }) => item),
    ),
  ]);
  const items = page.items.map((appeal) => {
    const { title, username, reason } = documents?.get(toPath(appeal))?.fields ?? {};
    const profile = appeal.collection === profileRemovals.collection ? hidden.get(appeal.item) : undefined;
    return {
      ...appeal,
      ...(profile && { profile }),
      ...(typeof title === 'string' && { title }),
      ...(typeof username === 'string' && { username }),
      ...(typeof reason === 'string' && { removalReason: reason }),
    };
  });
  return { ...page, items };
}

export const countAppeals = (client: Client, filters: AppealFilters): Promise<Count> =>
  runCount(client, appealQuery(filters), MAX_COUNTED);

export interface AppealDecision {
  readonly id: string;
  /** The decision. Accepting an appeal restores the item or the profile in the same commit. */
  readonly to: 'accepted' | 'refused';
  readonly reason: string;
  readonly by: string;
}

/** Saves and logs a decision. Rejects with `conflict` if it was decided, or the item is no longer removed. */
export async function decideAppeal(client: Client, { id, to, by, ...decision }: AppealDecision): Promise<void> {
  const reason = checkReason(decision.reason);
  const appeal = await client.read(`appeals/${id}`);
  if (!appeal) throw new DataError('not-found');
  const { collection, item, status } = appeal.fields;
  if (status !== 'open') throw new DataError('conflict');
  const removed = await client.read(`${String(collection)}/${String(item)}`);
  const kind = toReviewedKind(String(collection));
  const isProfile = collection === profileRemovals.collection;
  const isShown = to === 'accepted' && (isProfile || kind !== undefined);
  if (isShown && removed?.fields['status'] !== 'removed') throw new DataError('conflict', { fields: ['item'] });
  const toRestoration = (before: FoundDocument) => {
    if (!kind) return showingWrites(client, before, { reason, by });
    const revision = Number(before.fields['revision']);
    return decisionWrites(client.root, before, { kind, id: before.id, revision, to: 'published', reason, by });
  };
  const restored = isShown && removed ? toRestoration(removed) : [];
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
      precondition: { updateTime: appeal.version },
    }),
  ]);
}
