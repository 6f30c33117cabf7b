/** Entry point for tests only. */
import { resetSession } from '@adp/shared-auth/testing';
import type { Session } from '@adp/shared-auth';
import { toMemberDocuments, type User } from '@adp/shared-data/member';
import { createFakeData, smallestUser, type FakeData, type FakeOptions } from '@adp/shared-data/testing';
import { replaceMemberData } from '../memberData';

export type { FakeData } from '@adp/shared-data/testing';
export { replaceMemberData, type MemberData } from '../memberData';

export const testUser: NonNullable<Session['user']> = {
  uid: 'amina',
  displayName: 'Amina',
  photoURL: null,
  email: 'amina@example.org',
  emailVerified: true,
  phoneNumber: null,
  tenantId: null,
  isAnonymous: false,
  providerData: [],
  createdAt: null,
  lastLoginAt: null,
};

/** Signs a member in, by default `testUser`. `null` signs the member out. */
export function signInForTest(user: NonNullable<Session['user']> | null = testUser): void {
  resetSession(user ? { status: 'signed-in', user } : {});
}

/** Replaces reader, writer and files with fakes on an in-memory Firestore, for a signed-in member. */
export function installFakeData(options: FakeOptions = {}, uid = testUser.uid): FakeData {
  const data = createFakeData(options);
  data.signIn(uid);
  replaceMemberData(data);
  signInForTest({ ...testUser, uid });
  return data;
}

/** Returns a member's documents, for `installFakeData({ documents })`. */
export function memberDocuments(changes: Partial<User> = {}, uid = testUser.uid): Readonly<Record<string, object>> {
  return toMemberDocuments(uid, { ...smallestUser, ...changes });
}
