import { type Profile, toMemberDocuments } from '@adp/shared-data/member';
import { smallestUser } from '@adp/shared-data/testing';
import type { Session, SessionUser } from '@adp/shared-auth';
import { testUser } from '@adp/shared-store/testing';

export const now = new Date('2026-11-21T08:00:00Z');

/** Returns a stored profile with changes. */
export function storedProfile(changes: Partial<Profile> = {}): Profile {
  return {
    uid: 'amina-uid',
    name: 'Amina Diallo',
    position: 'Director',
    company: 'Digital Rights Lab',
    country: 'KE',
    languages: ['en', 'fr'],
    expertise: [],
    links: [],
    visibility: 'public',
    listed: true,
    createdAt: new Date('2026-01-05T08:00:00Z'),
    ...changes,
  };
}

/** Returns the documents of the member whose profile a test opens. */
export function profileDocuments(changes: object = {}) {
  const { uid, ...shown } = storedProfile();
  return toMemberDocuments(uid, Object.assign({ ...smallestUser, ...shown, username: 'amina' }, changes));
}

/** Returns listed profiles in alphabetical order. */
export function manyProfiles(count: number, change: (number: number) => Partial<Profile> = () => ({})) {
  return Object.fromEntries(
    Array.from({ length: count }, (_, number) => {
      const name = `Member ${String(number).padStart(3, '0')}`;
      return [`profiles/member-${number}`, storedProfile({ uid: `uid-${number}`, name, ...change(number) })];
    }),
  );
}

export function memberSession(uid: string, changes: Partial<SessionUser> = {}): Partial<Session> {
  return { status: 'signed-in', user: { ...testUser, uid, displayName: null, ...changes } };
}
