import { DataError } from '../client/DataError';
import type { FirestoreClient } from '../client/FirestoreClient';
import type { Query } from '../client/queries';
import type { FoundDocument } from '../client/wireValues';
import { hiddenProfiles } from '../kinds/member/hiddenProfiles';
import { type ProfileRemoval, profileRemovals } from '../kinds/member/profileRemovals';
import type { Profile } from '../kinds/member/profileSchema';
import { toWrite } from '../writer/toWrite';
import { checkReason } from './checkReason';
import { listPage, type ReviewPage } from './listPage';
import { readMany } from './reviewQueries';

/** A hidden profile. Its id is the member's uid. */
export type HiddenProfile = ProfileRemoval & {
  readonly id: string;
  /** The profile before it was hidden. Undefined until a function has processed the decision. */
  readonly profile?: Profile;
};

const { collection, readItem } = profileRemovals;

const query: Omit<Query, 'limit'> = {
  collection,
  where: [['status', 'EQUAL', 'removed']],
  order: { field: 'at', direction: 'ASCENDING' },
};

type Client = Pick<FirestoreClient, 'request' | 'root' | 'read' | 'commit'>;

export async function readHiddenProfiles(
  client: Pick<FirestoreClient, 'request' | 'root'>,
  uids: readonly string[],
): Promise<ReadonlyMap<string, Profile>> {
  const removals = await readMany(
    client,
    uids.map((uid) => `${hiddenProfiles.collection}/${uid}`),
  );
  return new Map(
    [...removals.values()].flatMap(({ id, fields }): [string, Profile][] => {
      const reading = hiddenProfiles.readItem(id, fields);
      return 'item' in reading ? [[id, reading.item]] : [];
    }),
  );
}

export async function listHiddenProfiles(client: Client, cursor?: string): Promise<ReviewPage<HiddenProfile>> {
  const page = await listPage(client, query, readItem, cursor);
  const profiles = await readHiddenProfiles(
    client,
    page.items.map(({ id }) => id),
  );
  const items = page.items.map((item) => {
    const profile = profiles.get(item.id);
    return { ...item, ...(profile && { profile }) };
  });
  return { ...page, items };
}

interface Verdict {
  readonly reason: string;
  readonly by: string;
}

/** Returns the writes that make a function hide a profile. Rejects with `conflict` if others cannot see it. */
export async function hidingWrites(client: Client, username: string, verdict: Verdict): Promise<readonly object[]> {
  const [shown, forMembers] = await Promise.all(
    ['profiles', 'member_profiles'].map((collection) => client.read(`${collection}/${username}`)),
  );
  const { uid, name } = (shown ?? forMembers)?.fields ?? {};
  // The document of a former username is a redirect without a name.
  if (typeof uid !== 'string' || typeof name !== 'string') throw new DataError('conflict', { fields: ['item'] });
  const before = await client.read(`${collection}/${uid}`);
  if (before?.fields['status'] === 'removed') throw new DataError('conflict', { fields: ['item'] });
  const fields = { author_uid: uid, username, title: name, status: 'removed' };
  return decisionWrites(client, { id: uid, before, fields }, verdict);
}

export function showingWrites(client: Client, before: FoundDocument, verdict: Verdict): readonly object[] {
  return decisionWrites(client, { id: before.id, before, fields: { ...before.fields, status: 'published' } }, verdict);
}

interface Step {
  readonly id: string;
  readonly before: FoundDocument | undefined;
  readonly fields: FoundDocument['fields'];
}

function decisionWrites({ root }: Pick<Client, 'root'>, { id, before, fields }: Step, { reason, by }: Verdict) {
  const revision = Number(before?.fields['revision'] ?? 0) + 1;
  const { title, status: to } = fields;
  const from = to === 'removed' ? 'published' : 'removed';
  return [
    toWrite({
      name: `${root}/audit/${collection}_${id}_${revision}`,
      fields: { by, collection, item: id, title, from, to, reason },
      times: ['at'],
    }),
    toWrite({
      name: `${root}/${collection}/${id}`,
      fields: { ...fields, revision, reason },
      // Write without a mask, so that the time of the previous decision is replaced too.
      times: ['at'],
      precondition: before ? { updateTime: before.version } : { exists: false },
    }),
  ];
}

export interface ProfileRestoration extends Verdict {
  readonly id: string;
}

/** Restores a hidden profile and logs it. Rejects with `conflict` if the profile is not hidden. */
export async function showProfile(client: Client, { id, by, ...typed }: ProfileRestoration): Promise<void> {
  const reason = checkReason(typed.reason);
  const before = await client.read(`${collection}/${id}`);
  if (before?.fields['status'] !== 'removed') throw new DataError('conflict');
  await client.commit(showingWrites(client, before, { reason, by }));
}
