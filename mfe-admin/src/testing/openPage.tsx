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

// Parallel tests load the machine.
jest.setTimeout(20_000);

export const uid = 'kofi';
export const now = Date.now();

interface OpenOptions {
  readonly documents?: Readonly<Record<string, object>>;
  /** Nobody is signed in where it is null. */
  readonly role?: RoleName | null;
  /** What the service says of the role when another token is requested. */
  readonly roleAfter?: RoleName;
  /** What the site's actions answer. */
  readonly actions?: Partial<
    Pick<
      Review,
      'findMember' | 'grantRole' | 'importPart' | 'readPublishing' | 'saveNotices' | 'savePublishing' | 'saveRedirects'
    >
  >;
}

/** Opens a page as a reviewer, or in another role, on a small database in memory. */
export async function openPage(
  address: string,
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
  return { ...(await renderPage(app, address)), data };
}

/** An item of a member's that waits since so many hours. */
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
