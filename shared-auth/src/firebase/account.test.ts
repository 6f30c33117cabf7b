import { getSession, subscribe } from '../session/sessionStore';
import { resetSession } from '../testing';
import { deleteAccount } from './account';

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
jest.mock('./providers', () => ({}));
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
