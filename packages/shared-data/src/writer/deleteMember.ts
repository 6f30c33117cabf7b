import type { Versioned } from '../client/createReader';
import type { RequestOptions, FirestoreClient } from '../client/FirestoreClient';
import { rememberChange } from '../client/recentChange';
import type { FoundDocument } from '../client/wireValues';
import { fromStored, toStored } from '../fields/storedKeys';
import { getCompanions } from '../kinds/member/memberDocuments';
import { formerMember } from '../kinds/member/formerMember';
import type { User } from '../kinds/member/users';
import { isEditorCollection } from '../kinds/contentKinds';
import {
  myContentCollections,
  myNotifications,
  mySaves,
  mySingleCollections,
  mySubscriptions,
  myTranslations,
  readMyPages,
} from './myDocuments';
import { readAfterRefusal } from './refusals';
import { addTombstone, removeTombstone } from './tombstones';
import { toDeletion, toWrite } from './toWrite';

export interface MemberDeletion extends RequestOptions {
  readonly uid: string;
  /** The member's document as returned by `getMine(users, uid)`. */
  readonly before: Versioned<User>;
  /** Keeps published items without a name, or deletes them. Drafts and archived items are always deleted. */
  readonly content: 'keep' | 'remove';
}

/** Items per commit. The rules may read 20 documents and evaluate 1,000 expressions: 309 per kept item, 100 per deleted item. */
const SIZE = { keep: 3, remove: 9 } as const;
const byline = toStored(formerMember);
const translator = {
  translator_uid: formerMember.authorUid,
  translator_username: formerMember.authorUsername,
  translator_name: formerMember.authorName,
};
const precondition = { exists: true };

/** Deletes a member's items, notifications, saves and subscriptions, then user and profile. After a failure, a second call continues. */
export async function deleteMember(
  { uid, before, content, signal }: MemberDeletion,
  client: FirestoreClient,
): Promise<void> {
  const { root } = client;
  let member = content === 'keep' ? await markLeaving({ uid, before, signal }, client) : toMember(before);
  if (!member) return;
  const toRemoval = (collection: string, { id, fields }: FoundDocument): readonly unknown[] => {
    const name = `${root}/${collection}/${id}`;
    // A translation belongs to its item, so it is kept or deleted together with the item.
    if (collection === myTranslations.collection)
      return [toWrite({ name, fields: translator, mask: Object.keys(translator), precondition })];
    if (fields.status !== 'published') return [toDeletion(name, precondition)];
    // Knowledge products belong to their programme, so they are kept without the member's name.
    if (content === 'remove' && !isEditorCollection(collection))
      return [addTombstone(root, collection, id), toDeletion(name, precondition)];
    const mask = Object.keys(byline);
    const record = `${root}/former_authors/${collection}/items/${id}`;
    return [
      toWrite({ name, fields: byline, mask, times: ['updated_at'], revised: true, precondition }),
      toWrite({ name: record, fields: { uid }, times: ['left_at'], precondition: { exists: false } }),
    ];
  };
  const collections = [...myContentCollections, myTranslations, myNotifications, mySaves, mySubscriptions];
  for (const { collection, ownership } of collections) {
    const size = SIZE[isEditorCollection(collection) ? 'keep' : content];
    for await (const page of readMyPages(client, {
      collection,
      ownership,
      uid,
      select: ['status', ownership.order.field],
      signal,
    })) {
      // To keep items, the rules require that the member's document is marked as leaving.
      if (content === 'remove' && isEditorCollection(collection))
        member = (await markLeaving({ uid, before, signal }, client)) ?? member;
      for (let at = 0; at < page.length; at += size)
        await client.commit(
          page.slice(at, at + size).flatMap((document) => toRemoval(collection, document)),
          signal,
        );
    }
  }
  await deleteMemberDocuments({ uid, member, signal }, client);
  rememberChange();
}

interface Member {
  readonly version: string;
  readonly companions: readonly string[];
  /** The usernames of a hidden profile. Their tombstones are deleted, because another member may take the usernames. */
  readonly names: readonly string[];
}

function toMember({ item, version }: Versioned<User>): Member {
  const { username, formerUsername, removed } = item;
  return {
    version,
    companions: [...getCompanions('', item, {}).keys()],
    names: removed ? [username, ...(formerUsername === undefined ? [] : [formerUsername])] : [],
  };
}

function fromDocument({ fields, version }: FoundDocument): Member {
  // The cast is safe, because the rules have validated the fields that are read from the user document.
  return toMember({ item: fromStored(fields) as User, version });
}

/** Marks the member's document as leaving, as the rules require. Resolves to undefined if the document no longer exists. */
async function markLeaving(
  { uid, before, signal }: Omit<MemberDeletion, 'content'>,
  { root, commit, read }: FirestoreClient,
): Promise<Member | undefined> {
  const mark = async ({ version, ...rest }: Member): Promise<Member> => {
    const times = ['leaving_at', 'updated_at'];
    const name = `${root}/users/${uid}`;
    const write = toWrite({ name, fields: {}, mask: [], times, revised: true, precondition: { updateTime: version } });
    return { version: await commit([write], signal), ...rest };
  };
  const member = toMember(before);
  try {
    return await mark(member);
  } catch (error) {
    const now = await readAfterRefusal(error, () => read(`users/${uid}`, signal));
    if (!now) return undefined;
    if (now.version === member.version) throw error;
    // The document has changed on another device, or an earlier attempt has already marked it.
    return mark(fromDocument(now));
  }
}

async function deleteMemberDocuments(
  { uid, member, signal }: { readonly uid: string; readonly member: Member } & RequestOptions,
  { root, commit, read }: FirestoreClient,
): Promise<void> {
  const remove = ({ version, companions, names }: Member) =>
    commit(
      [
        toDeletion(`${root}/users/${uid}`, { updateTime: version }),
        ...companions.map((path) => toDeletion(`${root}/${path}`, precondition)),
        ...names.map((name) => removeTombstone(root, 'profiles', name)),
        ...mySingleCollections.map((collection) => toDeletion(`${root}/${collection}/${uid}`)),
        ...(names.length > 0 ? [toDeletion(`${root}/hidden_profiles/${uid}`)] : []),
      ],
      signal,
    );
  try {
    await remove(member);
  } catch (error) {
    const now = await readAfterRefusal(error, () => read(`users/${uid}`, signal));
    // An earlier attempt may have succeeded even though its response was lost.
    if (!now) return;
    if (now.version === member.version) throw error;
    // The document has changed on another device, for example its username.
    await remove(fromDocument(now));
  }
}
