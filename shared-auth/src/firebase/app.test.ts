const account = { localId: 'u1', email: 'amina@example.org', idToken: 'a.e30.c', refreshToken: 'r', expiresIn: '3600' };
const requested: { readonly path: string; readonly locale: string | null }[] = [];

function answer(url: unknown, { headers }: RequestInit = {}): Promise<Response> {
  const { pathname } = new URL(String(url));
  requested.push({ path: pathname.replace(/.*accounts/, ''), locale: new Headers(headers).get('x-firebase-locale') });
  const renewed = { access_token: account.idToken, refresh_token: 'r', expires_in: '3600' };
  return Promise.resolve(Response.json({ ...account, ...renewed, users: [account] }));
}

test("requests that send an email contain the page's language", async () => {
  document.documentElement.lang = 'fr';
  document.head.innerHTML =
    '<script type="application/json" id="firebase-config">{"apiKey":"a","projectId":"p"}</script>';
  Reflect.set(globalThis, 'fetch', answer);
  // Import the real SDK only now, because it uses the `fetch` that is global when it loads.
  const [{ sendSignInLink, signUp }, { sendReset }] = await Promise.all([import('./signIn'), import('./emailActions')]);
  await sendSignInLink(account.email, '/');
  await sendReset(account.email, '/');
  await signUp({ email: account.email, password: 'a sound password', name: 'Amina', next: '/' });
  const sent = requested.filter(({ path }) => path === ':sendOobCode');
  expect(sent.map(({ locale }) => locale)).toEqual(['fr', 'fr', 'fr']);
});

test('the service worker can refresh a token until the member signs out, which also deletes unsent items', async () => {
  const { getTokenRequest } = await import('./identity');
  expect(await getTokenRequest()).toEqual({
    url: 'https://securetoken.googleapis.com/v1/token?key=a',
    body: 'grant_type=refresh_token&refresh_token=r',
  });
  const deletion = jest.fn(() => Promise.resolve(true));
  Object.assign(globalThis, { caches: { delete: deletion } });
  const { signOut } = await import('./signIn');
  await signOut();
  expect(await getTokenRequest()).toBeUndefined();
  expect(deletion).toHaveBeenCalledWith('adp-unsent');
});
