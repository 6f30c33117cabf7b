/** @jest-environment node */
import type { Auth } from '../createAuth';
import { sendRequest, origin, owner, projectId, startAuth, v1 } from '../testing/startAuth';

let auth: Auth;
beforeAll(async () => {
  auth = await startAuth();
});

const admin = `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;

test.each([
  ['an unknown path', 'POST', '/identitytoolkit.googleapis.com/v1/accounts:nothing?key=k'],
  ['a parameter with invalid percent-encoding', 'GET', '/emulator/v1/projects/%E0%A4%A/oobCodes'],
])('%s returns 404', async (_, method, path) => {
  expect(await sendRequest(auth, path, { method })).toMatchObject({
    status: 404,
    json: { error: { status: 'NOT_FOUND' } },
  });
});

test('a method that the path does not support returns 405', async () => {
  const message = 'Method GET not allowed for /identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key';
  expect(await sendRequest(auth, v1('signUp'), { method: 'GET' })).toMatchObject({ status: 405, json: { message } });
});

test.each<[string, string, string]>([
  ['truncated JSON', '{"email":', 'Invalid JSON payload received. Unexpected end of JSON input'],
  ['a list', '[]', 'Invalid JSON payload received.  must be object'],
  ['an object instead of a string', '{"email":{}}', 'Invalid JSON payload received. /email must be string'],
  ['an object inside a list', '{"mfaInfo":["a"]}', 'Invalid JSON payload received. /mfaInfo/0 must be object'],
])('%s as a body returns 400', async (_, body, message) => {
  const answer = await sendRequest(auth, v1('signUp'), { body });
  expect(answer).toMatchObject({ status: 400, json: { error: { code: 400, message, status: 'INVALID_ARGUMENT' } } });
});

test('a number instead of a string is converted', async () => {
  const answer = await sendRequest(auth, v1('signUp'), { body: { email: 'number@example.org', password: 1234567 } });
  expect(answer.status).toBe(200);
  const again = await sendRequest(auth, v1('signInWithPassword'), {
    body: { email: 'number@example.org', password: '1234567' },
  });
  expect(again.status).toBe(200);
});

test('requests without an API key are rejected', async () => {
  const answer = await sendRequest(auth, '/identitytoolkit.googleapis.com/v1/accounts:signUp', { body: {} });
  expect(answer).toMatchObject({
    status: 403,
    json: { error: { message: 'The request is missing a valid API key.' } },
  });
});

test('an API key in a header is accepted', async () => {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signUp';
  expect((await sendRequest(auth, path, { body: {}, headers: { 'x-goog-api-key': 'k' } })).status).toBe(200);
});

describe('an owner-only operation', () => {
  const body = { localId: 'someone', customAttributes: '{"editor":true}' };

  test("rejects any bearer token except the owner's with 401", async () => {
    const answer = await sendRequest(auth, `${admin}:update`, { body, headers: { authorization: 'Bearer somebody' } });
    expect(answer).toMatchObject({ status: 401, json: { error: { status: 'UNAUTHENTICATED' } } });
  });

  test('rejects an API key', async () => {
    const answer = await sendRequest(auth, `${admin}:update?key=k`, { body });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('INSUFFICIENT_PERMISSION');
  });

  test('rejects a member who sets their own claims', async () => {
    const { json } = await sendRequest(auth, v1('signUp'), {
      body: { email: 'claims@example.org', password: 'a sound password' },
    });
    const answer = await sendRequest(auth, v1('update'), {
      body: { idToken: json.idToken, customAttributes: '{"editor":true}' },
    });
    expect(answer).toMatchObject({ status: 400, json: { error: { message: 'INSUFFICIENT_PERMISSION' } } });
  });

  test('rejects a different project', async () => {
    const answer = await sendRequest(auth, admin.replace(projectId, 'demo-other') + ':batchGet', {
      method: 'GET',
      headers: owner,
    });
    expect(answer).toMatchObject({ status: 400 });
    expect(answer.text).toContain('PROJECT_NOT_FOUND');
  });
});

test.each([
  ['tenants', v1('signUp'), { tenantId: 'a' }],
  ['a second factor', '/identitytoolkit.googleapis.com/v2/accounts/mfaEnrollment:start?key=k', {}],
  ['passkeys', '/identitytoolkit.googleapis.com/v2/accounts/passkeyEnrollment:start?key=k', {}],
])('%s are rejected as not supported', async (_, path, body) => {
  expect(await sendRequest(auth, path, { body })).toMatchObject({
    status: 501,
    json: { error: { status: 'NOT_IMPLEMENTED' } },
  });
});

describe("a request to revoke a provider's access token", () => {
  const revoke = (body: object) =>
    sendRequest(auth, '/identitytoolkit.googleapis.com/v2/accounts:revokeToken?key=k', { body });

  test('is accepted for a linked provider', async () => {
    const claims = { sub: '0815', email: 'revoked@example.org', email_verified: true };
    const postBody = new URLSearchParams({ providerId: 'google.com', id_token: JSON.stringify(claims) }).toString();
    const { json } = await sendRequest(auth, v1('signInWithIdp'), {
      body: { requestUri: origin, postBody, returnSecureToken: true },
    });
    const body = { idToken: json.idToken, token: 'a token', tokenType: 'ACCESS_TOKEN' };
    expect(await revoke({ ...body, providerId: 'google.com' })).toMatchObject({ status: 200, json: {} });
    for (const [fields, message] of [
      [{ providerId: 'github.com' }, 'INVALID_PROVIDER_ID'],
      [{ providerId: 'google.com', token: '' }, 'INVALID_TOKEN'],
      [{ providerId: 'google.com', idToken: undefined }, 'MISSING_ID_TOKEN'],
      [{ providerId: 'google.com', idToken: 'none' }, 'INVALID_ID_TOKEN'],
    ] as const)
      expect(await revoke({ ...body, ...fields })).toMatchObject({ status: 400, json: { error: { message } } });
  });
});
