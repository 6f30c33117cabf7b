import type { Versioned } from '../client/createReader';
import type { RequestOptions, FirestoreClient } from '../client/FirestoreClient';
import type { FoundDocument } from '../client/wireValues';
import { toStored } from '../fields/storedKeys';
import { formerMember } from '../kinds/member/usernames';
import type { User } from '../kinds/member/users';
import { myContentCollections, myNotifications, readMyPages } from './myDocuments';
import { readAfterRefusal } from './refusals';
import { toDeletion, toWrite } from './toWrite';

export interface MemberDeletion extends RequestOptions {
  readonly uid: string;
  /** As `getMine(users, uid)` returned it. */
  readonly before: Versioned<User>;
  /** Whether published items stay without a name, or are deleted. Drafts and archived items are always deleted. */
  readonly content: 'keep' | 'remove';
}

/** For all writes of a commit together, rules read 20 documents at most. */
const WRITES = 20;
const byline = toStored(formerMember);
const precondition = { exists: true };

/**
 * Deletes a member's documents: items and notifications first, then user and profile in one commit. Finished parts are not
 * found again, so a second call after a failure half-way does the rest.
 */
export async function deleteMember(
  { uid, before, content, signal }: MemberDeletion,
  client: FirestoreClient,
): Promise<void> {
  const { root } = client;
  const toRemoval = (collection: string, { id, fields }: FoundDocument) => {
    const name = `${root}/${collection}/${id}`;
    if (content === 'remove' || fields.status !== 'published') return toDeletion(name, precondition);
    const mask = Object.keys(byline);
    return toWrite({ name, fields: byline, mask, times: ['updated_at'], revised: true, precondition });
  };
  for (const { collection, ownership } of [...myContentCollections, myNotifications])
    for await (const page of readMyPages(client, {
      collection,
      ownership,
      uid,
      select: ['status', ownership.order.field],
      signal,
    }))
      for (let at = 0; at < page.length; at += WRITES)
        await client.commit(
          page.slice(at, at + WRITES).map((document) => toRemoval(collection, document)),
          signal,
        );
  await deleteMemberDocuments({ uid, before, signal }, client);
}

async function deleteMemberDocuments(
  { uid, before, signal }: Omit<MemberDeletion, 'content'>,
  { root, commit, read }: FirestoreClient,
): Promise<void> {
  const remove = (version: string, ...names: unknown[]) => {
    const profiles = names.filter((name) => name !== undefined).map((name) => `${root}/profiles/${String(name)}`);
    return commit(
      [
        toDeletion(`${root}/users/${uid}`, { updateTime: version }),
        ...profiles.map((name) => toDeletion(name, precondition)),
      ],
      signal,
    );
  };
  try {
    await remove(before.version, before.item.username, before.item.formerUsername);
  } catch (error) {
    const now = await readAfterRefusal(error, () => read(`users/${uid}`, signal));
    // The answer to an earlier try may have been lost on its way.
    if (!now) return;
    if (now.version === before.version) throw error;
    // It has been changed elsewhere, perhaps the name.
    await remove(now.version, now.fields.username, now.fields.former_username);
  }
}
