/** @jest-environment node */
import { readCaller } from '../http/readCaller';
import { createToken } from '../testing/createToken';
import type { Auth } from './createAuth';
import { sendRequest, origin, owner, projectId, startAuth, token, v1 } from './testing/startAuth';

const email = 'sample.member@example.org';
const password = 'a sound password';

let auth: Auth;
beforeEach(async () => {
  auth = await startAuth();
});

const signUp = async (body: object = { email, password }) => (await sendRequest(auth, v1('signUp'), { body })).json;
const getUid = () => auth.accounts()[0]?.uid ?? '';
const update = (body: object) =>
  sendRequest(auth, `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`, {
    body,
    headers: owner,
  });
const refresh = (refreshToken = '') =>
  sendRequest(auth, token, {
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

describe('a session', () => {
  test('has a token that identifies the member to Firestore and Storage', async () => {
    const { idToken } = await signUp();
    const caller = readCaller(`Bearer ${String(idToken)}`, projectId);
    expect(caller).toMatchObject({ kind: 'member', uid: getUid(), claims: { aud: projectId, email } });
  });

  test('receives claims set by the owner at its next refresh', async () => {
    const { refreshToken } = await signUp();
    await update({ localId: getUid(), customAttributes: JSON.stringify({ editor: true }) });
    const { json } = await refresh(refreshToken);
    expect(readCaller(`Bearer ${String(json.id_token)}`, projectId)).toMatchObject({ claims: { editor: true } });
    expect(auth.accounts()[0]?.claims).toEqual({ editor: true });
  });

  test('ends at its next refresh after a revocation, unlike a session that starts afterwards', async () => {
    const { refreshToken, idToken } = await signUp();
    jest.useFakeTimers({ now: Date.now() + 5_000, doNotFake: ['nextTick', 'setImmediate'] });
    try {
      await update({ localId: getUid(), validSince: String(Math.floor(Date.now() / 1000)) });
      expect(await refresh(refreshToken)).toMatchObject({
        status: 400,
        json: { error: { message: 'TOKEN_EXPIRED' } },
      });
      const looked = await sendRequest(auth, v1('lookup'), { body: { idToken } });
      expect(looked).toMatchObject({ status: 400, json: { error: { message: 'TOKEN_EXPIRED' } } });
      const { json } = await sendRequest(auth, v1('signInWithPassword'), { body: { email, password } });
      expect((await refresh(json.refreshToken)).status).toBe(200);
    } finally {
      jest.useRealTimers();
    }
  });

  test('can neither be refreshed nor started for a disabled member', async () => {
    const { refreshToken } = await signUp();
    await update({ localId: getUid(), disableUser: true });
    expect((await refresh(refreshToken)).json).toMatchObject({ error: { message: 'USER_DISABLED' } });
    const again = await sendRequest(auth, v1('signInWithPassword'), { body: { email, password } });
    expect(again.json).toMatchObject({ error: { message: 'USER_DISABLED' } });
    expect(auth.accounts()).toMatchObject([{ disabled: true }]);
  });

  test.each([['not base64 of JSON'], [Buffer.from('null').toString('base64')], [Buffer.from('{}').toString('base64')]])(
    'the refresh token %p is rejected',
    async (forged) => {
      expect(await refresh(forged)).toMatchObject({
        status: 400,
        json: { error: { message: 'INVALID_REFRESH_TOKEN' } },
      });
    },
  );

  test.each([
    ['no token', 'abc', 'INVALID_ID_TOKEN'],
    ['a token without the expected fields', createToken({ aud: projectId }), 'INVALID_ID_TOKEN'],
    ['a token of another project', createToken({ aud: 'demo-other', firebase: {} }), 'INVALID_ID_TOKEN'],
    ['an expired token', createToken({ aud: projectId, firebase: {}, exp: 1 }), 'TOKEN_EXPIRED'],
  ])('a lookup rejects %s', async (_, idToken, message) => {
    expect(await sendRequest(auth, v1('lookup'), { body: { idToken } })).toMatchObject({
      status: 400,
      json: { error: { message } },
    });
  });
});

describe('an email address does not reveal whether it has an account', () => {
  beforeEach(() => signUp());

  test.each([[email], ['nobody.here@example.org']])('at sign-in with a wrong password: %s', async (body) => {
    const { json } = await sendRequest(auth, v1('signInWithPassword'), { body: { email: body, password: 'wrong' } });
    expect(json).toMatchObject({ error: { message: 'INVALID_LOGIN_CREDENTIALS' } });
  });

  test.each([[email], ['nobody.here@example.org']])('at a password reset: %s', async (body) => {
    const answer = await sendRequest(auth, v1('sendOobCode'), { body: { requestType: 'PASSWORD_RESET', email: body } });
    expect(answer).toMatchObject({ status: 200, json: { email: body } });
  });

  test.each([[email], ['nobody.here@example.org']])('at a request for its sign-in methods: %s', async (identifier) => {
    const { json } = await sendRequest(auth, v1('createAuthUri'), { body: { identifier, continueUri: origin } });
    expect(Object.keys(json).sort()).toEqual(['kind', 'sessionId']);
  });
});

describe('data saved between starts', () => {
  const restart = async () => {
    const saved: unknown = JSON.parse(JSON.stringify(auth.save()));
    auth = await startAuth();
    await auth.load(saved);
  };

  test('includes refresh tokens, passwords, claims and times', async () => {
    const { refreshToken } = await signUp();
    await update({ localId: getUid(), customAttributes: '{"editor":true}', displayName: 'Sample Member' });
    const before = auth.accounts();
    await restart();
    expect(auth.accounts()).toEqual(before);
    expect((await refresh(refreshToken)).status).toBe(200);
    expect((await sendRequest(auth, v1('signInWithPassword'), { body: { email, password } })).status).toBe(200);
  });

  test('includes revocations of sessions', async () => {
    const { refreshToken } = await signUp();
    await update({ localId: getUid(), validSince: String(Math.floor(Date.now() / 1000) + 60) });
    await restart();
    expect((await refresh(refreshToken)).status).toBe(400);
  });

  test('includes provider accounts and their email addresses', async () => {
    const claims = { sub: '0815', email, name: 'Sample Member', email_verified: true };
    const body = {
      requestUri: origin,
      postBody: new URLSearchParams({ providerId: 'google.com', id_token: JSON.stringify(claims) }).toString(),
      returnSecureToken: true,
    };
    await sendRequest(auth, v1('signInWithIdp'), { body });
    await restart();
    expect((await sendRequest(auth, v1('signInWithIdp'), { body })).json).toMatchObject({ localId: getUid() });
    expect(auth.accounts()).toMatchObject([{ email, providers: ['google.com'] }]);
    expect(await signUp()).toMatchObject({ error: { message: 'EMAIL_EXISTS' } });
  });

  test('includes unused codes', async () => {
    await signUp();
    await sendRequest(auth, v1('sendOobCode'), { body: { requestType: 'PASSWORD_RESET', email } });
    const before = auth.codes();
    await restart();
    expect(before).toMatchObject([{ kind: 'PASSWORD_RESET', email }]);
    expect(auth.codes()).toEqual(before);
  });

  test.each<[unknown]>([
    [undefined],
    [[]],
    [{ users: [{}], codes: [], config: {} }],
    [{ users: 'none' }],
    [{ users: [{ localId: 'a', customAttributes: '[' }], codes: [], config: {} }],
  ])('is rejected without loss if the platform did not save it: %j', async (saved) => {
    await signUp();
    const load = async () => auth.load(saved);
    await expect(load()).rejects.toThrow(/^The saved accounts are invalid at /);
    expect(auth.accounts()).toHaveLength(1);
  });
});

describe('accounts of the sample content', () => {
  const member = { uid: 'sample-1', email: 'Sample.One@example.org', password, name: 'Sample One', verified: true };

  test('can sign in, and the next import replaces them', async () => {
    auth.importAccounts([member]);
    auth.importAccounts([{ ...member, name: 'Sample Member One' }]);
    expect(auth.accounts()).toMatchObject([
      { uid: 'sample-1', email: 'sample.one@example.org', name: 'Sample Member One', emailVerified: true },
    ]);
    const answer = await sendRequest(auth, v1('signInWithPassword'), { body: { email: member.email, password } });
    expect(answer.json).toMatchObject({ localId: 'sample-1' });
  });

  test('are rejected without changes if an existing account has the same email address', () => {
    auth.importAccounts([member]);
    const import2 = () =>
      auth.importAccounts([
        { ...member, uid: 'sample-0', email: 'b@example.org' },
        { ...member, uid: 'sample-2' },
      ]);
    expect(import2).toThrow('Sample.One@example.org belongs to another account, so sample-2 cannot have it.');
    expect(auth.accounts()).toHaveLength(1);
  });
});

test('`onChange` is called for changes and not for reads', async () => {
  const onChange = jest.fn();
  auth = await startAuth({ onChange });
  const { idToken } = await signUp();
  expect(onChange).toHaveBeenCalledTimes(1);
  await sendRequest(auth, v1('lookup'), { body: { idToken } });
  await sendRequest(auth, `/emulator/v1/projects/${projectId}/oobCodes`, { method: 'GET' });
  expect(onChange).toHaveBeenCalledTimes(1);
});
