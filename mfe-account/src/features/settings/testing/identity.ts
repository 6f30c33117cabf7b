import type { loadIdentity } from '@adp/shared-auth';
import type { resetSession } from '@adp/shared-auth/testing';

type Identity = Awaited<ReturnType<typeof loadIdentity>>;

const done = () => jest.fn<Promise<void>, unknown[]>(() => Promise.resolve());

/** Ends the session, so that the page stops showing settings. */
const end = () =>
  jest.fn<Promise<void>, unknown[]>(() => {
    const auth = jest.requireActual<{ resetSession: typeof resetSession }>('@adp/shared-auth/testing');
    auth.resetSession({ status: 'signed-out' });
    return Promise.resolve();
  });

/** Fakes the sign-in code. Every action succeeds unless a test overrides it. */
export const mockIdentity = {
  sendVerification: done(),
  changeEmail: done(),
  changePassword: done(),
  linkProvider: done(),
  unlinkProvider: done(),
  reauthenticate: done(),
  sendSignInLink: done(),
  deleteAccount: end(),
  signOutEverywhere: end(),
  hasRecentSignIn: jest.fn(() => Promise.resolve(true)),
  finishRedirect: jest.fn(() => Promise.resolve(false)),
  passwordRules: jest.fn((password: string) =>
    Promise.resolve([{ rule: 'length' as const, count: 6, met: password.length >= 6 }]),
  ),
} satisfies Partial<Record<keyof Identity, unknown>>;

/** Fakes the `memberFiles` module: the data export and the pictures. */
export const mockStore = {
  memberExport: jest.fn<Promise<unknown>, [uid: string]>(() => Promise.resolve({})),
  removePictures: jest.fn<Promise<void>, [uid: string, options: { exceptCovers: boolean }]>(() => Promise.resolve()),
};

jest.mock('@adp/shared-auth', () => ({
  ...jest.requireActual<object>('@adp/shared-auth'),
  loadIdentity: () => Promise.resolve(mockIdentity),
}));
jest.mock('../memberFiles', () => ({
  ...jest.requireActual<object>('../memberFiles'),
  readMemberExport: (uid: string) => mockStore.memberExport(uid),
  removePictures: (uid: string, options: { exceptCovers: boolean }) => mockStore.removePictures(uid, options),
}));
