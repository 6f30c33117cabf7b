import { getSession } from '../session/sessionStore';
import { resetSession } from '../testing';
import { actionUrl, signInWithLink, signInWithPassword, signInWithProvider, signOut } from './signIn';

const user = {
  uid: 'u1',
  email: 'amina@example.org',
  isAnonymous: false,
  providerData: [{ providerId: 'password', email: 'amina@example.org', displayName: null }],
  metadata: {},
};
const failWith = (code: string) => Promise.reject(Object.assign(new Error(code), { code: `auth/${code}` }));

const mockAuth = {
  currentUser: null as object | null,
  authStateReady: () => Promise.resolve(),
  signOut: () => Promise.resolve(),
};
const mockSdk = {
  signInWithEmailLink: jest.fn<Promise<void>, []>(),
  signInWithEmailAndPassword: jest.fn<Promise<void>, []>(),
  signInWithPopup: jest.fn<Promise<void>, []>(),
  linkWithCredential: jest.fn<Promise<void>, []>(),
};
jest.mock('firebase/auth', () => ({
  EmailAuthProvider: { credentialWithLink: () => ({}) },
  onIdTokenChanged: () => undefined,
  signInWithEmailLink: () => mockSdk.signInWithEmailLink(),
  signInWithEmailAndPassword: () => mockSdk.signInWithEmailAndPassword(),
  signInWithPopup: () => mockSdk.signInWithPopup(),
  linkWithCredential: () => mockSdk.linkWithCredential(),
}));
jest.mock('./app', () => ({ openAuth: () => Promise.resolve(mockAuth) }));
jest.mock('./providers', () => ({
  providerIds: ['google.com'],
  createProvider: () => ({}),
  getCredential: () => ({ providerId: 'google.com' }),
}));

const succeed = () => {
  mockAuth.currentUser = user;
  return Promise.resolve();
};
const getMethods = () => getSession().user?.providerData.map(({ providerId }) => providerId);

beforeEach(() => {
  localStorage.clear();
  mockAuth.currentUser = null;
  resetSession({ status: 'signed-out' });
  mockSdk.signInWithEmailLink.mockImplementation(succeed);
  mockSdk.signInWithEmailAndPassword.mockImplementation(succeed);
  mockSdk.signInWithPopup.mockImplementation(() => failWith('account-exists-with-different-credential'));
  mockSdk.linkWithCredential.mockResolvedValue();
});

test('a sign-in link can be used again after an attempt with another email address', async () => {
  mockSdk.signInWithEmailLink.mockImplementationOnce(() => failWith('invalid-email'));
  await expect(signInWithLink('other@example.org', 'link')).rejects.toMatchObject({ code: 'link-address-mismatch' });
  expect(getSession().status).toBe('signed-out');
});

test('a session that began with a sign-in link has the method emailLink', async () => {
  await signInWithLink('amina@example.org', 'link');
  expect(getMethods()).toEqual(['emailLink']);
  await signOut();
  await signInWithPassword('amina@example.org', 'password');
  expect(getMethods()).toEqual(['password']);
});

test.each([
  ['is returned if linking fails', () => failWith('credential-already-in-use'), 'google.com'],
  ['is not returned if it is already linked', () => failWith('provider-already-linked'), null],
  ['is not returned if linking succeeds', () => Promise.resolve(), null],
])('the sign-in method that is waiting to be linked %s', async (_, link, expected) => {
  mockSdk.linkWithCredential.mockImplementation(link);
  await expect(signInWithProvider('google.com', 'popup')).rejects.toMatchObject({
    code: 'account-exists-with-different-credential',
  });
  expect(await signInWithPassword('amina@example.org', 'password')).toBe(expected);
  expect(getSession().status).toBe('signed-in');
});

test.each([
  ['/login', '/settings', '/authorization?next=%2Fsettings'],
  ['/ar/login', '/', '/ar/authorization'],
  ['/fr', '/people', '/fr/authorization?next=%2Fpeople'],
  ['/people', 'https://elsewhere.example/', '/authorization'],
])('the link of an email requested at %s leads to a page in the same language', (page, next, target) => {
  history.replaceState(null, '', page);
  expect(actionUrl(next)).toBe(location.origin + target);
  history.replaceState(null, '', '/');
});
