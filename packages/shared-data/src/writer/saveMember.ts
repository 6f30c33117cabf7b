import * as v from 'valibot';
import type { Versioned } from '../client/createReader';
import { DataError } from '../client/DataError';
import type { FirestoreClient } from '../client/FirestoreClient';
import { rememberChange } from '../client/recentChange';
import { toTokenError } from '../client/toTokenError';
import { type StoredFields, toDocument } from '../client/wireValues';
import { toSortKey } from '../fields/sortKey';
import { snakeCase, toStored } from '../fields/storedKeys';
import { getCompanions } from '../kinds/member/memberDocuments';
import { toProfile } from '../kinds/member/profileSchema';
import { type User, userSchema } from '../kinds/member/users';
import { getInvalidFields } from '../kinds/readWith';
import { myContentCollections, myTranslations, readMyPages } from './myDocuments';
import { hasCode, holdsFields, readAfterRefusal } from './refusals';
import { removeTombstone } from './tombstones';
import { toDeletion, toWrite } from './toWrite';

export type UserDraft = Omit<
  User,
  'nameKey' | 'createdAt' | 'updatedAt' | 'revision' | 'formerUsername' | 'leavingAt' | keyof Marks
>;

export interface MemberChange {
  readonly uid: string;
  readonly user: UserDraft;
  /** The member's document as returned by `getMine(users, uid)`. Null for a new member. */
  readonly before: Versioned<User> | null;
  readonly signal?: AbortSignal | undefined;
}

type Marks = Partial<Pick<User, 'unconfirmed' | 'unapproved' | 'removed'>>;

/** The number of writes per commit. The rules may read 20 documents for a whole commit. */
const WRITES = 10;
const precondition = { exists: true } as const;
const written = { times: ['updated_at'], revised: true, precondition } as const;

/** Fields that members do not set. Saving removes `leaving_at`, which cancels an interrupted deletion. */
const managedFields = ['created_at', 'updated_at', 'revision'];

/** Writes the member's documents in one commit, then the bylines. After a failure, saving again completes them. */
export async function saveMember(
  member: MemberChange,
  client: FirestoreClient,
  isVerified: () => Promise<boolean>,
): Promise<void> {
  const wasShown = member.before !== null && !member.before.item.unconfirmed;
  const mayBeShown = wasShown || (await isVerified().catch(throwTokenError));
  const marks: Marks = {
    ...(mayBeShown ? {} : { unconfirmed: true }),
    ...(await toApproval(member, client)),
    ...((await isRemoved(member, client)) && { removed: true }),
  };
  await writeMember(member, client, marks);
  rememberChange();
  const { uid, user, before, signal } = member;
  if (!before || (before.item.username === user.username && before.item.name === user.name)) return;
  for (const { collection, ownership } of [...myContentCollections, myTranslations]) {
    const isItem = collection !== myTranslations.collection;
    const byline = isItem
      ? { author_username: user.username, author_name: user.name }
      : { translator_username: user.username, translator_name: user.name };
    for await (const page of readMyPages(client, {
      collection,
      ownership,
      uid,
      signal,
      select: [...Object.keys(byline), ownership.order.field],
    })) {
      const writes = page
        .filter(({ fields }) => !holdsFields(fields, byline))
        .map(({ id }) => {
          const name = `${client.root}/${collection}/${id}`;
          return toWrite({ name, fields: byline, mask: Object.keys(byline), ...(isItem ? written : { precondition }) });
        });
      for (let at = 0; at < writes.length; at += WRITES) await client.commit(writes.slice(at, at + WRITES), signal);
    }
  }
  rememberChange();
}

function throwTokenError(cause: unknown): never {
  throw toTokenError(cause);
}

/** Returns the mark of new accounts while review is on (docs/decisions/099). It is never set again. */
async function toApproval({ uid, before, signal }: MemberChange, { read }: FirestoreClient): Promise<Marks> {
  if (before && !before.item.unapproved) return {};
  const [settings, approvals] = await Promise.all([
    read('settings/publishing', signal),
    read(`approvals/${uid}`, signal),
  ]);
  return settings && !approvals ? { unapproved: true } : {};
}

/** Returns whether reviewers hide the profile. Only a new member requires another read. */
async function isRemoved({ uid, before, signal }: MemberChange, { read }: FirestoreClient): Promise<boolean> {
  if (before) return before.item.removed === true;
  return (await read(`profile_removals/${uid}`, signal))?.fields['status'] === 'removed';
}

async function writeMember(member: MemberChange, client: FirestoreClient, marks: Marks): Promise<void> {
  const { uid, before, signal } = member;
  const documents = toDocuments(member, marks);
  const { user } = documents;
  try {
    await client.commit(toWrites({ ...documents, uid, before, root: client.root }), signal);
  } catch (error) {
    const [now, isTaken] = await readAfterRefusal(error, () =>
      Promise.all([client.read(`users/${uid}`, signal), isAnothers(member, client)]),
    );
    if (isTaken) throw new DataError('already-exists', { fields: ['username'], cause: error });
    if (now && now.version !== before?.version) {
      // An earlier attempt may have succeeded even though its response was lost.
      if (holdsFields(now.fields, user)) return;
      throw new DataError('conflict', { cause: error });
    }
    throw error;
  }
}

/** Returns whether the username belongs to another member. The rules allow only the owner to read a username. */
async function isAnothers({ uid, user, signal }: MemberChange, { request }: FirestoreClient): Promise<boolean> {
  try {
    const document = toDocument(await request(`/usernames/${user.username}`, { signal, signed: true }));
    return document?.fields.uid !== uid;
  } catch (error) {
    if (hasCode(error, 'not-found')) return false;
    if (hasCode(error, 'denied')) return true;
    throw error;
  }
}

interface Documents {
  readonly user: StoredFields;
  /** The companion documents before the change, by path. */
  readonly placed: ReadonlyMap<string, object>;
  /** The companion documents after the change, by path. */
  readonly after: ReadonlyMap<string, object>;
}

function toDocuments({ uid, user: draft, before }: MemberChange, marks: Marks): Documents {
  const createdAt = before?.item.createdAt ?? new Date(0);
  const { output, issues } = v.safeParse(userSchema, {
    ...draft,
    ...marks,
    ...toNames(draft, before?.item),
    nameKey: toSortKey(draft.name),
    createdAt,
    updatedAt: createdAt,
    revision: 1,
  });
  if (issues) throw new DataError('invalid', { fields: getInvalidFields(issues) });
  const profile = without(toStored(toProfile(uid, output)), before ? [] : managedFields);
  return {
    user: without(toStored(output), managedFields),
    placed: before ? getCompanions(uid, before.item, {}) : new Map(),
    after: getCompanions(uid, output, profile),
  };
}

/** Returns the former username. If the username changes, this is the previous username. */
function toNames({ username }: UserDraft, before: User | undefined): Pick<User, 'formerUsername'> {
  const formerUsername = before && before.username !== username ? before.username : before?.formerUsername;
  return formerUsername === undefined ? {} : { formerUsername };
}

function without(fields: StoredFields, names: readonly string[]): StoredFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

interface Commit extends Documents, Pick<MemberChange, 'uid' | 'before'> {
  readonly root: string;
}

function toWrites({ root, uid, before, user, placed, after }: Commit): unknown[] {
  const times = before ? [] : ['created_at'];
  const precondition = before ? { updateTime: before.version } : { exists: false };
  const mask = Object.keys(userSchema.entries)
    .map(snakeCase)
    .filter((name) => !managedFields.includes(name));
  const name = `${root}/users/${uid}`;
  const isNew = (path: string) => !placed.has(path);
  return [
    toWrite({
      name,
      fields: user,
      precondition,
      revised: true,
      times: [...times, 'updated_at'],
      ...(before ? { mask } : {}),
    }),
    ...[...after]
      // The owner of a username never changes, so existing `usernames` documents are not written.
      .filter(([path]) => isNew(path) || !path.startsWith('usernames/'))
      .map(([path, fields]) =>
        toWrite({
          name: `${root}/${path}`,
          fields: toStored({ ...fields }),
          times: 'name' in fields ? times : [],
          precondition: { exists: !isNew(path) },
        }),
      ),
    ...[...placed.keys()]
      .filter((path) => !after.has(path))
      .flatMap((path) => [
        toDeletion(`${root}/${path}`, { exists: true }),
        // Delete the tombstone of the hidden profile, so that the next owner of the username does not inherit it.
        ...(before?.item.removed && path.startsWith('usernames/')
          ? [removeTombstone(root, 'profiles', path.slice('usernames/'.length))]
          : []),
      ]),
  ];
}
