import { getSession, subscribe } from '../session/sessionStore';
import { resetSession } from '../testing';
import { deleteAccount, isVerified, renewToken } from './account';

type Listener = (user: unknown) => void;

/** The SDK as far as the deletion of an account goes. */
const sdk = {
  auth: { currentUser: null as object | null, authStateReady: () => Promise.resolve() },
  listeners: [] as Listener[],
  deleteUser: jest.fn<Promise<void>, []>(),
};
const signOut = () => {
  sdk.auth.currentUser = null;
  for (const listener of sdk.listeners) listener(null);
};

jest.mock('firebase/auth', () => ({
  deleteUser: () => sdk.deleteUser(),
  onIdTokenChanged: (_: unknown, listener: Listener) => sdk.listeners.push(listener),
}));
jest.mock('./app', () => ({ openAuth: () => Promise.resolve(sdk.auth) }));
jest.mock('./providers', () => ({ providerIds: ['google.com', 'github.com'] }));
jest.mock('./signIn', () => ({}));

beforeEach(() => {
  localStorage.clear();
  sdk.auth.currentUser = { uid: 'u1', providerData: [], metadata: {}, isAnonymous: false };
  resetSession({ status: 'signed-in' });
  localStorage.setItem('adp.session', '1');
});

test('a deleted account ends its session without a message that it has ended', async () => {
  sdk.deleteUser.mockImplementation(() => {
    signOut();
    return Promise.resolve();
  });
  const shown = new Set<unknown>();
  const unsubscribe = subscribe(() => shown.add(getSession().ended));
  await deleteAccount();
  unsubscribe();
  expect([...shown]).toEqual([null]);
  expect(getSession()).toMatchObject({ status: 'signed-out', user: null });
  expect(localStorage.getItem('adp.session')).toBeNull();
});

test('an account that is not deleted has its session back', async () => {
  sdk.deleteUser.mockRejectedValue(Object.assign(new Error('old'), { code: 'auth/requires-recent-login' }));
  await expect(deleteAccount()).rejects.toMatchObject({ code: 'requires-recent-login' });
  expect(getSession()).toMatchObject({ status: 'signed-in', user: { uid: 'u1' } });
  expect(localStorage.getItem('adp.session')).toBe('1');
});

describe('whether the address is confirmed', () => {
  /** An account whose token says this, and which the service says is confirmed or not. */
  function signIn(email_verified: boolean, signInProvider: string, now: object = {}) {
    const user = {
      ...{ uid: 'u1', providerData: [], metadata: {}, isAnonymous: false, emailVerified: email_verified },
      getIdTokenResult: jest.fn((isForced?: boolean) =>
        Promise.resolve({ claims: { email_verified, ...(isForced && now) }, signInProvider }),
      ),
      reload: jest.fn(() => Promise.resolve()),
    };
    sdk.auth.currentUser = user;
    return user;
  }

  test.each([
    ['by its token', true, 'password'],
    ['by a service that is believed', false, 'github.com'],
  ])('%s it is, and the service is not asked', async (_, inToken, provider) => {
    const { getIdTokenResult } = signIn(inToken, provider);
    expect(await isVerified()).toBe(true);
    expect(getIdTokenResult.mock.calls).toEqual([[]]);
  });

  test('confirmed since, in another tab, it is by another token', async () => {
    const { reload } = signIn(false, 'password', { email_verified: true });
    expect(await isVerified()).toBe(true);
    expect(reload).toHaveBeenCalled();
  });

  test('not confirmed, it is not', async () => {
    signIn(false, 'password');
    expect(await isVerified()).toBe(false);
  });

  test.each([
    [{ role: 'reviewer' }, true],
    [{ programmes: ['apet'] }, true],
    [{}, false],
  ])('another token has another role %j: %s', async (now, isAnother) => {
    signIn(true, 'password', now);
    expect(await renewToken()).toBe(isAnother);
  });
});
