/** @jest-environment node */
import { toStored } from '@adp/shared-data/fields';
import { toMemberDocuments, toProfile, type User } from '@adp/shared-data/member';
import { smallestUser, toWireFields } from '@adp/shared-data/testing';
import { migrateMembers } from './migrateMembers';

const root = 'projects/p/databases/(default)/documents';
const wire = (document: object) => toWireFields(toStored({ ...document }));
const toDocument = ([path, document]: [string, object]) => ({ path, fields: wire(document) });

const members: Readonly<Record<string, User>> = {
  ada: { ...smallestUser, username: 'ada' },
  bea: { ...smallestUser, username: 'bea', formerUsername: 'bea-old' },
  cleo: { ...smallestUser, username: 'cleo', formerUsername: 'cleo-old', visibility: 'members' },
  dina: { ...smallestUser, username: 'dina', formerUsername: 'dina-old', visibility: 'hidden' },
  eve: { ...smallestUser, username: 'eve' },
};

/** Documents in the old format, in which one collection contained the profiles and reserved the usernames. */
const before = Object.entries(members).flatMap(([uid, user]) => [
  toDocument([`users/${uid}`, user]),
  toDocument([`profiles/${user.username}`, toProfile(uid, user)]),
  ...(user.formerUsername === undefined
    ? []
    : [toDocument([`profiles/${user.formerUsername}`, { uid, renamedTo: user.username }])]),
]);

const after = Object.fromEntries(
  Object.entries(members)
    .flatMap(([uid, user]) =>
      Object.entries(toMemberDocuments(uid, uid === 'eve' ? { ...user, unconfirmed: true } : user)),
    )
    .map(([path, document]) => [path, wire(document)]),
);

function migrate(documents: readonly { readonly path: string; readonly fields: Readonly<Record<string, unknown>> }[]) {
  const stored = new Map<string, object>(documents.map(({ path, fields }) => [path, fields]));
  const writes = migrateMembers(documents, { root, isUnconfirmed: (uid) => uid === 'eve' });
  for (const write of writes)
    if ('delete' in write) stored.delete(write.delete.slice(root.length + 1));
    else stored.set(write.update.name.slice(root.length + 1), write.update.fields);
  return { writes, documents: [...stored].map(([path, fields]) => ({ path, fields: { ...fields } })) };
}

test('members in the old format receive the documents that the current code would create, and a second run changes nothing', () => {
  const { documents } = migrate(before);
  expect(Object.fromEntries(documents.map(({ path, fields }) => [path, fields]))).toEqual(after);
  expect(migrate(documents).writes).toEqual([]);
});
