import * as v from 'valibot';
import type { Versioned } from '../client/createReader';
import { DataError } from '../client/DataError';
import type { FirestoreClient } from '../client/FirestoreClient';
import type { StoredFields } from '../client/wireValues';
import { snakeCase, toStored } from '../fields/storedKeys';
import { toProfile } from '../kinds/member/profileSchema';
import { type User, userSchema } from '../kinds/member/users';
import { getInvalidFields } from '../kinds/readWith';
import { myContentCollections, readMyPages } from './myDocuments';
import { readAfterRefusal, holdsFields } from './refusals';
import { toDeletion, toWrite } from './toWrite';

/** The part of a member's document that the member writes. */
export type UserDraft = Omit<User, 'createdAt' | 'updatedAt' | 'revision' | 'formerUsername' | 'leavingAt'>;

export interface MemberChange {
  readonly uid: string;
  readonly user: UserDraft;
  /** As `getMine(users, uid)` returned it; null for a new member. */
  readonly before: Versioned<User> | null;
  readonly signal?: AbortSignal | undefined;
}

/** Writes of one commit: for all of them together, rules read 20 documents at most. */
const WRITES = 10;
const written = { times: ['updated_at'], revised: true, precondition: { exists: true } } as const;

/** Fields that the service or the writer sets, never a form. Saving removes `leaving_at`: who saves stays. */
const managedFields = ['created_at', 'updated_at', 'revision', 'former_username'];

/**
 * Writes user and profile in one commit; a new username leaves a redirect at the one before. Then what the member has
 * written gets the new byline. After a failure half-way, saving again does the rest.
 */
export async function saveMember(member: MemberChange, client: FirestoreClient): Promise<void> {
  await writeMember(member, client);
  const { uid, user, before, signal } = member;
  if (!before || (before.item.username === user.username && before.item.name === user.name)) return;
  const byline = { author_username: user.username, author_name: user.name };
  for (const { collection, ownership } of myContentCollections)
    for await (const page of readMyPages(client, {
      ...{ collection, ownership, uid, signal },
      select: [...Object.keys(byline), ownership.order.field],
    })) {
      const writes = page
        .filter(({ fields }) => !holdsFields(fields, byline))
        .map(({ id }) => {
          const name = `${client.root}/${collection}/${id}`;
          return toWrite({ name, fields: byline, mask: Object.keys(byline), ...written });
        });
      for (let at = 0; at < writes.length; at += WRITES) await client.commit(writes.slice(at, at + WRITES), signal);
    }
}

async function writeMember(member: MemberChange, { root, commit, read }: FirestoreClient): Promise<void> {
  const { uid, before, signal } = member;
  const { user, profile, username } = toDocuments(member);
  try {
    await commit(toWrites({ root, uid, before: before ?? undefined, user, profile, username }), signal);
  } catch (error) {
    const [now, holder] = await readAfterRefusal(error, () =>
      Promise.all([read(`users/${uid}`, signal), read(`profiles/${username}`, signal)]),
    );
    if (holder && holder.fields.uid !== uid)
      throw new DataError('already-exists', { fields: ['username'], cause: error });
    if (now && now.version !== before?.version) {
      // The answer to an earlier try may have been lost on its way.
      if (holdsFields(now.fields, user)) return;
      throw new DataError('conflict', { cause: error });
    }
    throw error;
  }
}

/** Both documents as stored, without what the service sets. */
function toDocuments({ uid, user: draft, before }: MemberChange) {
  const createdAt = before?.item.createdAt ?? new Date(0);
  const { output, issues } = v.safeParse(userSchema, {
    ...draft,
    createdAt: createdAt,
    updatedAt: createdAt,
    revision: 1,
  });
  if (issues) throw new DataError('invalid', { fields: getInvalidFields(issues) });
  const user = without(toStored(output), managedFields);
  const profile = without(toStored(toProfile(uid, output)), before ? [] : managedFields);
  return { user, profile, username: output.username };
}

function without(fields: StoredFields, names: readonly string[]): StoredFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

interface Parts {
  readonly root: string;
  readonly uid: string;
  readonly before: Versioned<User> | undefined;
  readonly user: StoredFields;
  readonly profile: StoredFields;
  readonly username: string;
}

function toWrites({ root, uid, before, user, profile, username }: Parts): unknown[] {
  const person = `${root}/users/${uid}`;
  const shown = (name: string) => `${root}/profiles/${name}`;
  if (!before) {
    const precondition = { exists: false };
    const times = ['created_at'];
    return [
      toWrite({ name: person, fields: user, times: [...times, 'updated_at'], revised: true, precondition }),
      toWrite({ name: shown(username), fields: profile, times, precondition }),
    ];
  }
  const { item, version } = before;
  const userWrite = { name: person, times: ['updated_at'], revised: true, precondition: { updateTime: version } };
  const mask = Object.keys(userSchema.entries)
    .map(snakeCase)
    .filter((name) => !managedFields.includes(name));
  if (item.username === username)
    return [
      toWrite({ ...userWrite, fields: user, mask }),
      toWrite({ name: shown(username), fields: profile, precondition: { exists: true } }),
    ];
  const back = item.formerUsername === username;
  return [
    toWrite({ ...userWrite, fields: { ...user, former_username: item.username }, mask: [...mask, 'former_username'] }),
    toWrite({ name: shown(username), fields: profile, precondition: { exists: back } }),
    toWrite({ name: shown(item.username), fields: { uid, renamed_to: username }, precondition: { exists: true } }),
    ...(item.formerUsername === undefined || back ? [] : [toDeletion(shown(item.formerUsername), { exists: true })]),
  ];
}
