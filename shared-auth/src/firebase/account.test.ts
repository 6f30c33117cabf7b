import { getSession, subscribe } from '../session/sessionStore';
import { resetSession } from '../testing';
import { deleteAccount, isVerified, renewToken, unlinkProvider } from './account';
import { forgetProviderTokens, recordProviderToken } from './providerTokens';

type Listener = (user: unknown) => void;

const sdk = {
  auth: { currentUser: null as object | null, authStateReady: () => Promise.resolve() },
  listeners: [] as Listener[],
  deleteUser: jest.fn<Promise<void>, []>(),
  unlink: jest.fn<Promise<void>, []>(() => Promise.resolve()),
};
const signOut = () => {
  sdk.auth.currentUser = null;
  for (const listener of sdk.listeners) listener(null);
};

jest.mock('firebase/auth', () => ({
  OAuthProvider: { credentialFromResult: (result: unknown) => result },
  deleteUser: () => sdk.deleteUser(),
  unlink: () => sdk.unlink(),
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

test('deleting an account ends the session without a message', async () => {
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

test('a failed deletion restores the session', async () => {
  sdk.deleteUser.mockRejectedValue(Object.assign(new Error('old'), { code: 'auth/requires-recent-login' }));
  await expect(deleteAccount()).rejects.toMatchObject({ code: 'requires-recent-login' });
  expect(getSession()).toMatchObject({ status: 'signed-in', user: { uid: 'u1' } });
  expect(localStorage.getItem('adp.session')).toBe('1');
});

describe('access tokens of providers', () => {
  const requests: { readonly url: string; readonly body: unknown }[] = [];
  const config = { apiKey: 'k', apiHost: 'identitytoolkit.googleapis.com' };
  beforeEach(() => {
    requests.length = 0;
    Object.assign(sdk.auth, { config, emulatorConfig: null });
    const providerData = [{ providerId: 'google.com' }, { providerId: 'github.com' }];
    sdk.auth.currentUser = { ...sdk.auth.currentUser, providerData, getIdToken: () => Promise.resolve('id') };
    Reflect.set(globalThis, 'fetch', (url: string, { body }: RequestInit) => {
      requests.push({ url, body: JSON.parse(String(body)) as unknown });
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    forgetProviderTokens();
    for (const providerId of ['google.com', 'github.com'])
      recordProviderToken({ providerId, accessToken: `token of ${providerId}` } as never);
  });
  const url = 'https://identitytoolkit.googleapis.com/v2/accounts:revokeToken?key=k';
  const toBody = (providerId: string) => ({
    providerId,
    token: `token of ${providerId}`,
    tokenType: 'ACCESS_TOKEN',
    idToken: 'id',
  });

  test('are revoked before the account is deleted, and a failure does not prevent the deletion', async () => {
    sdk.deleteUser.mockImplementation(() => {
      expect(requests).toHaveLength(2);
      signOut();
      return Promise.resolve();
    });
    await deleteAccount();
    expect(requests).toEqual(['google.com', 'github.com'].map((id) => ({ url, body: toBody(id) })));
    expect(sdk.deleteUser).toHaveBeenCalled();
  });

  test('are revoked once, when the sign-in method is removed', async () => {
    await unlinkProvider('github.com');
    await unlinkProvider('github.com');
    expect(requests).toEqual([{ url, body: toBody('github.com') }]);
  });
});

describe('the confirmation of the email address', () => {
  /** Signs a member in. The token has the given claim `email_verified`. A refreshed token also has the claims in `now`. */
  function signIn(email_verified: boolean, signInProvider: string, now: object = {}) {
    const user = {
      uid: 'u1',
      providerData: [],
      metadata: {},
      isAnonymous: false,
      emailVerified: email_verified,
      getIdTokenResult: jest.fn((isForced?: boolean) =>
        Promise.resolve({ claims: { email_verified, ...(isForced && now) }, signInProvider }),
      ),
      reload: jest.fn(() => Promise.resolve()),
    };
    sdk.auth.currentUser = user;
    return user;
  }

  test.each([
    ['the token', true, 'password'],
    ['a trusted provider', false, 'github.com'],
  ])('is read from %s without a request', async (_, inToken, provider) => {
    const { getIdTokenResult } = signIn(inToken, provider);
    expect(await isVerified()).toBe(true);
    expect(getIdTokenResult.mock.calls).toEqual([[]]);
  });

  test('is read from a new token if the member confirmed the email address in another tab', async () => {
    const { reload } = signIn(false, 'password', { email_verified: true });
    expect(await isVerified()).toBe(true);
    expect(reload).toHaveBeenCalled();
  });

  test('is missing if a new token does not contain it either', async () => {
    signIn(false, 'password');
    expect(await isVerified()).toBe(false);
  });

  test.each([
    [{ role: 'reviewer' }, true],
    [{ programmes: ['apet'] }, true],
    [{}, false],
  ])('renewToken with the new claims %j reports a change: %s', async (now, isAnother) => {
    signIn(true, 'password', now);
    expect(await renewToken()).toBe(isAnother);
  });
});
