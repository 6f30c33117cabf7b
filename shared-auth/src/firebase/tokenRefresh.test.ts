import { loadIdentity, restoreSession } from '../session/restoreSession';
import { getSession } from '../session/sessionStore';

const minute = 60_000;
const hour = 60 * minute;

/** Times of token refreshes, in minutes after the sign-in. */
let refreshed: number[] = [];
let start = 0;
/** Response to the next refreshes: a token, a network error, or an error code of the service. */
let next: 'works' | 'no network' | 'USER_DISABLED' | 'TOKEN_EXPIRED' = 'works';

const account = { localId: 'u1', email: 'amina@example.org', idToken: 'a.e30.c', refreshToken: 'r', expiresIn: '3600' };

function answer(url: unknown): Promise<Response> {
  const { pathname } = new URL(String(url));
  if (!pathname.endsWith('/token')) return Promise.resolve(Response.json({ ...account, users: [account] }));
  refreshed.push(Math.round((Date.now() - start) / 6_000) / 10);
  if (next === 'no network') return Promise.reject(new TypeError('Failed to fetch'));
  if (next !== 'works') return Promise.resolve(Response.json({ error: { code: 400, message: next } }, { status: 400 }));
  return Promise.resolve(Response.json({ access_token: 'a.e30.c', refresh_token: 'r', expires_in: '3600' }));
}

/** Signs in with a new copy of the SDK, like a separate page. */
async function signIn() {
  const { signInWithPassword } = await loadIdentity();
  await signInWithPassword(account.email, 'a sound password');
  start = Date.now();
  refreshed = [];
}

beforeAll(async () => {
  document.head.innerHTML =
    '<script type="application/json" id="firebase-config">{"apiKey":"a","projectId":"p"}</script>';
  Reflect.set(globalThis, 'fetch', answer);
  await restoreSession();
  await loadIdentity();
});
beforeEach(() => {
  jest.useFakeTimers();
  next = 'works';
});
afterEach(() => jest.useRealTimers());

test('every token is refreshed five minutes before it expires', async () => {
  await signIn();
  await jest.advanceTimersByTimeAsync(54 * minute);
  expect(refreshed).toEqual([]);
  await jest.advanceTimersByTimeAsync(3 * hour - 54 * minute);
  expect(refreshed).toEqual([55, 110, 165]);
});

test('offline refreshes are retried after 30 seconds, with a back-off that doubles up to 16 minutes', async () => {
  await signIn();
  next = 'no network';
  await jest.advanceTimersByTimeAsync(2 * hour);
  expect(refreshed).toEqual([55, 55.5, 56.5, 58.5, 62.5, 70.5, 86.5, 102.5, 118.5]);
  expect(getSession().status).toBe('signed-in');
  next = 'works';
  refreshed = [];
  await jest.advanceTimersByTimeAsync(16 * minute);
  expect(refreshed).toEqual([134.5]);
});

test.each([
  ['USER_DISABLED', 'user-disabled'],
  ['TOKEN_EXPIRED', 'user-token-expired'],
] as const)('a refresh that the service rejects with %s ends the session as %s', async (code, ended) => {
  await signIn();
  next = code;
  await jest.advanceTimersByTimeAsync(55 * minute);
  expect(getSession()).toMatchObject({ status: 'signed-out', user: null, ended });
});

test.each([
  ['USER_DISABLED', 'user-disabled'],
  ['TOKEN_EXPIRED', 'user-token-expired'],
] as const)('a stored session that the service rejects with %s has ended as %s', async (code, ended) => {
  jest.useRealTimers();
  next = code;
  localStorage.setItem('adp.session', '1');
  // Store a session in the format of the SDK's browser build. The Node build, which runs in this test, restores no session, so no member is
  // signed in.
  localStorage.setItem('firebase:authUser:a:[DEFAULT]', '{"stsTokenManager":{"refreshToken":"r"}}');
  await jest.isolateModulesAsync(async () => {
    // Simulates another page in the same browser.
    const [restoring, store] = await Promise.all([
      import('../session/restoreSession'),
      import('../session/sessionStore'),
    ]);
    expect(store.getSession().status).toBe('restoring');
    await restoring.restoreSession();
    expect(store.getSession()).toMatchObject({ status: 'signed-out', ended });
  });
});
