import type { Versioned } from '../client/createReader';
import type { Asked, Door } from '../client/FirestoreClient';
import type { FoundDocument } from '../client/wireValues';
import { toStored } from '../fields/storedKeys';
import { formerMember } from '../kinds/member/usernames';
import type { User } from '../kinds/member/users';
import { ownCollections, ownNotifications, ownPages } from './myDocuments';
import { afterRefusal } from './refusals';
import { deletionOf, writeOf } from './writes';

export interface Leaving extends Asked {
  readonly uid: string;
  /** As `getOwn(users, uid)` gave it. */
  readonly before: Versioned<User>;
  /** Whether what is published stands without a name, or goes. Drafts and what was taken back go in any case. */
  readonly content: 'keep' | 'remove';
}

/** For all writes of a commit together, rules read 20 documents at most. */
const WRITES = 20;
const byline = toStored(formerMember);
const precondition = { exists: true };

/**
 * Takes a member's documents away: items and notifications first, and only then, in one commit, user and profile. What was
 * done is not seen again, so that after a failure half-way a second call does the rest.
 */
export async function leave({ uid, before, content, signal }: Leaving, door: Door): Promise<void> {
  const { root } = door;
  const goodbye = (collection: string, { id, fields }: FoundDocument) => {
    const name = `${root}/${collection}/${id}`;
    if (content === 'remove' || fields.status !== 'published') return deletionOf(name, precondition);
    const mask = Object.keys(byline);
    return writeOf({ name, fields: byline, mask, times: ['updated_at'], revised: true, precondition });
  };
  for (const { collection, own } of [...ownCollections, ownNotifications])
    for await (const page of ownPages(door, { collection, own, uid, select: ['status', own.order.field], signal }))
      for (let at = 0; at < page.length; at += WRITES)
        await door.commit(
          page.slice(at, at + WRITES).map((document) => goodbye(collection, document)),
          signal,
        );
  await removeMember({ uid, before, signal }, door);
}

async function removeMember(
  { uid, before, signal }: Omit<Leaving, 'content'>,
  { root, commit, read }: Door,
): Promise<void> {
  const remove = (version: string, ...names: unknown[]) => {
    const profiles = names.filter((name) => name !== undefined).map((name) => `${root}/profiles/${String(name)}`);
    return commit(
      [
        deletionOf(`${root}/users/${uid}`, { updateTime: version }),
        ...profiles.map((name) => deletionOf(name, precondition)),
      ],
      signal,
    );
  };
  try {
    await remove(before.version, before.item.username, before.item.formerUsername);
  } catch (error) {
    const now = await afterRefusal(error, () => read(`users/${uid}`, signal));
    // The answer to an earlier try may have been lost on its way.
    if (!now) return;
    if (now.version === before.version) throw error;
    // It has been changed elsewhere, perhaps the name.
    await remove(now.version, now.fields.username, now.fields.former_username);
  }
}
