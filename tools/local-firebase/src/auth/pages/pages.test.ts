/** @jest-environment node */
import type { Auth } from '../createAuth';
import { sendRequest, origin, startAuth, v1 } from '../testing/startAuth';
import { addShim } from './gapiShim';

let auth: Auth;
beforeEach(async () => {
  auth = await startAuth({ origins: ['http://127.0.0.1:4201'] });
});

const get = (path: string) => sendRequest(auth, path, { method: 'GET' });
const email = 'sample.member@example.org';

describe('the page that simulates a provider', () => {
  const handler = '/emulator/auth/handler?apiKey=k&appName=a&authType=signInViaRedirect&providerId=google.com';

  test('loads no external resources', async () => {
    const { status, text, headers } = await get(handler);
    expect(status).toBe(200);
    expect(text).not.toMatch(/(src|href)="https?:/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('posts messages to its own origin only', async () => {
    const { text } = await get(handler);
    expect(text).toContain('}, location.origin);');
    expect(text).not.toContain("'*'");
  });

  test('shows content of members as text', async () => {
    const claims = { sub: '1', email, name: '<img src=x onerror=alert(1)>', picture: "');}</style><script>" };
    const postBody = new URLSearchParams({ providerId: 'google.com', id_token: JSON.stringify(claims) }).toString();
    await sendRequest(auth, v1('signInWithIdp'), { body: { requestUri: origin, postBody } });
    const { text } = await get(handler);
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(text).not.toContain('<img');
  });

  test.each([
    ['https://elsewhere.example/', 400],
    ['javascript:alert(1)', 400],
    ['//elsewhere.example', 400],
    [`${origin}/login`, 200],
    ['http://127.0.0.1:4201/', 200],
    ['http://127.0.0.1:4209/', 400],
  ])('redirects to %s with status %d', async (redirectUrl, status) => {
    expect((await get(`${handler}&redirectUrl=${encodeURIComponent(redirectUrl)}`)).status).toBe(status);
  });

  test.each([['/emulator/auth/handler'], [`${handler}&apn=an.app`], [`${handler}&ibi=an.app`]])(
    'answers %s with 400',
    async (path) => {
      expect((await get(path)).status).toBe(400);
    },
  );
});

test.each(['handler', 'iframe'])('the %s also has the path that Hosting reserves', async (page) => {
  const query = '?apiKey=k&appName=a&authType=signInViaRedirect&providerId=google.com';
  const there = await get(`/__/auth/${page}${query}`);
  expect(there.status).toBe(200);
  expect(there.text).toBe((await get(`/emulator/auth/${page}${query}`)).text);
});

test('the frame exchanges messages with its own origin only', async () => {
  const { status, text, headers } = await get('/emulator/auth/iframe?apiKey=k&appName=a');
  expect(status).toBe(200);
  expect(text).toContain('if (origin !== location.origin');
  expect(text).toContain('}, location.origin)');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
});

describe('a link in an email', () => {
  const send = async (requestType: string, more: object = {}) => {
    await sendRequest(auth, v1('sendOobCode'), { body: { requestType, email, ...more } });
    const link = new URL(auth.codes().at(-1)?.link ?? origin);
    return link.pathname + link.search;
  };
  const signUp = async () =>
    (await sendRequest(auth, v1('signUp'), { body: { email, password: 'a sound password' } })).json.idToken;

  test('leads to the site that requested it', async () => {
    await send('EMAIL_SIGNIN', { continueUrl: `${origin}/login` });
    expect(auth.codes()[0]?.link).toMatch(/^http:\/\/127\.0\.0\.1:4200\/emulator\/action\?mode=signIn&/);
  });

  test.each(['/authorization', '/fr/authorization'])(
    "leads to the site's action page if %s requested it",
    async (page) => {
      auth = await startAuth({ actionPath: '/authorization' });
      await send('EMAIL_SIGNIN', { continueUrl: `${origin}${page}` });
      const link = new URL(auth.codes()[0]?.link ?? '');
      expect([link.pathname, link.searchParams.get('continueUrl')]).toEqual(['/authorization', `${origin}${page}`]);
    },
  );

  test('redirects to the page that requested the sign-in, with the code', async () => {
    const { status, headers } = await get(await send('EMAIL_SIGNIN', { continueUrl: `${origin}/login?next=1` }));
    expect(status).toBe(303);
    const target = new URL(headers.location ?? '');
    expect(target.origin + target.pathname).toBe(`${origin}/login`);
    expect([...target.searchParams.keys()].sort()).toEqual(['apiKey', 'lang', 'mode', 'next', 'oobCode']);
  });

  test('verifies an email address once', async () => {
    const idToken = await signUp();
    const link = await send('VERIFY_EMAIL', { idToken, email: undefined });
    expect((await get(link)).text).toContain('The e-mail address is verified.');
    expect(auth.accounts()[0]?.emailVerified).toBe(true);
    expect(await get(link)).toMatchObject({ status: 400 });
  });

  test('is rejected for a different action', async () => {
    const idToken = await signUp();
    const link = await send('VERIFY_EMAIL', { idToken, email: undefined });
    expect((await get(link.replace('mode=verifyEmail', 'mode=resetPassword&newPassword=another'))).status).toBe(400);
    expect(auth.codes()).toHaveLength(1);
  });

  test('asks for a new password until the password is valid', async () => {
    await signUp();
    const link = await send('PASSWORD_RESET');
    const { status, text } = await get(link);
    expect(status).toBe(200);
    expect(text).toContain('name="newPassword"');
    const choose = (password: string) => sendRequest(auth, link, { body: `newPassword=${password}` });
    expect((await choose('short')).text).toContain('Password must contain at least 6 characters');
    expect((await choose('another+password')).text).toContain('The password is changed.');
    const again = await sendRequest(auth, v1('signInWithPassword'), { body: { email, password: 'another password' } });
    expect(again.status).toBe(200);
  });

  test('is not sent if its continue URL is on a different site', async () => {
    const body = { requestType: 'EMAIL_SIGNIN', email, continueUrl: 'https://elsewhere.example/' };
    expect(await sendRequest(auth, v1('sendOobCode'), { body })).toMatchObject({
      status: 400,
      json: { error: { message: 'UNAUTHORIZED_DOMAIN : Domain not allowlisted by project' } },
    });
    expect(auth.codes()).toEqual([]);
  });

  test('does not redirect if its continue URL was changed to a different site', async () => {
    const link = await send('EMAIL_SIGNIN', { continueUrl: origin });
    const changed = link.replace(/continueUrl=[^&]*/, 'continueUrl=https%3A%2F%2Felsewhere.example');
    expect((await get(changed)).status).toBe(400);
  });
});

test('the configuration has a demo project ID and the host of the request', async () => {
  expect((await get('/__/firebase/init.json')).json).toEqual({
    projectId: 'demo-test',
    apiKey: 'demo-key',
    authDomain: '127.0.0.1:4200',
    storageBucket: 'demo-test.appspot.com',
    emulators: { sameOrigin: true },
  });
});

describe('the shim', () => {
  test('is served as a script', async () => {
    const { headers, text } = await get('/__/local/gapi.js');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(() => new Function(text)).not.toThrow();
  });

  test.each([
    [
      '<head><script src="/a.js"></script></head>',
      '<head><script defer src="/__/local/gapi.js"></script>\n<script src="/a.js"></script></head>',
    ],
    ['<HEAD><title>A</title></HEAD>', '<HEAD><title>A</title><script defer src="/__/local/gapi.js"></script>\n</HEAD>'],
    ['no page', 'no page'],
  ])('is added to %s before all other scripts', (html, expected) => {
    expect(addShim(html)).toBe(expected);
  });
});
