import { resetSession } from '@adp/shared-auth/testing';
import { createFakeData, type FakeData, smallest } from '@adp/shared-data/testing';
import type { Review, ContentKind } from '@adp/shared-data/review';
import type { RoleName } from '@adp/shared-data/roles';
import { replaceMemberData, testUser } from '@adp/shared-store/testing';
import { renderPage } from '@adp/shared-ui/testing';
import { replaceAdminData } from '../api/adminData';
import { app } from '../app';
import { adminApi } from '../store/adminApi';
import { store } from '../store/store';

export const uid = 'kofi';
export const now = Date.now();

interface OpenOptions {
  readonly documents?: Readonly<Record<string, object>>;
  /** The role of the signed-in member. Null for a signed-out visitor. */
  readonly role?: RoleName | null;
  /** The role in the token after renewal. */
  readonly roleAfter?: RoleName;
  /** Fake responses of the site's actions. */
  readonly actions?: Partial<
    Pick<
      Review,
      | 'countMail'
      | 'findMember'
      | 'grantRole'
      | 'importPart'
      | 'readAppHealth'
      | 'readPublishing'
      | 'resumeCanary'
      | 'saveMail'
      | 'saveNotices'
      | 'savePublishing'
      | 'saveRedirects'
    >
  >;
}

/** Opens a page with an in-memory database, by default as a reviewer. */
export async function openPage(
  path: string,
  { documents = {}, role = 'reviewer', roleAfter, actions }: OpenOptions = {},
) {
  const data: FakeData = createFakeData({ documents, now: () => now });
  store.dispatch(adminApi.util.resetApiState());
  replaceMemberData(data);
  resetSession(role === null ? { status: 'signed-out' } : { status: 'signed-in', user: { ...testUser, uid } });
  let current = role;
  const signIn = () =>
    data.signIn(current === null ? null : uid, { isVerified: true, ...(current && { role: current }) });
  signIn();
  replaceAdminData({
    review: () => Promise.resolve({ ...data.review, ...actions }),
    readRole: ({ renew = false } = {}) => {
      if (renew) current = roleAfter ?? current;
      signIn();
      return Promise.resolve(current ?? 'member');
    },
  });
  return { ...(await renderPage(app, path)), data };
}

/** Returns a member's item that has been waiting for `hours`. */
export function waiting(kind: ContentKind, title: string, hours: number, changes: object = {}) {
  const { publishedAt, ...rest } = smallest[kind];
  return {
    ...rest,
    title,
    status: 'in_review',
    authorUid: 'amina',
    authorUsername: 'amina',
    authorName: 'Amina Diallo',
    updatedAt: new Date(now - hours * 3_600_000),
    ...changes,
  };
}
