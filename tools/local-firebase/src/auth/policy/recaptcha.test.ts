/** @jest-environment node */
import type { Auth } from '../createAuth';
import { sendRequest, startAuth, v1 } from '../testing/startAuth';
import { type RecaptchaEnforcement, testToken } from './recaptcha';

const email = 'sample.member@example.org';
const password = 'a sound password';
const path = '/identitytoolkit.googleapis.com/v2/recaptchaConfig?key=k&clientType=CLIENT_TYPE_WEB';

test.each<[RecaptchaEnforcement | undefined, string, string | undefined]>([
  [undefined, 'OFF', undefined],
  ['AUDIT', 'AUDIT', 'projects/demo-test/keys/local-test-key'],
  ['ENFORCE', 'ENFORCE', 'projects/demo-test/keys/local-test-key'],
])(
  'the configuration of a project with %s contains the enforcement state and the site key',
  async (recaptcha, state, key) => {
    const auth = await startAuth({ recaptcha });
    const { json } = await sendRequest(auth, path, { method: 'GET' });
    expect(json).toEqual({
      ...(key && { recaptchaKey: key }),
      recaptchaEnforcementState: [
        { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: state },
        { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' },
      ],
    });
  },
);

describe('with reCAPTCHA enforced', () => {
  let auth: Auth;
  beforeEach(async () => {
    auth = await startAuth({ recaptcha: 'ENFORCE' });
  });
  const recaptchaVersion = 'RECAPTCHA_ENTERPRISE';
  const withToken = { captchaResponse: testToken, recaptchaVersion };

  test.each<[string, object, object]>([
    ['signUp', { email: 'other@example.org', password }, withToken],
    ['signInWithPassword', { email, password }, withToken],
    ['sendOobCode', { requestType: 'PASSWORD_RESET', email }, { captchaResp: testToken, recaptchaVersion }],
    [
      'sendOobCode',
      { requestType: 'EMAIL_SIGNIN', email, continueUrl: 'http://127.0.0.1:4200/authorization' },
      { captchaResp: testToken, recaptchaVersion },
    ],
  ])('%s requires the test token', async (operation, body, token) => {
    await sendRequest(auth, v1('signUp'), { body: { email, password, ...withToken } });
    const send = (more: object) => sendRequest(auth, v1(operation), { body: { ...body, ...more } });
    expect(await send({})).toMatchObject({ status: 400, json: { error: { message: 'MISSING_RECAPTCHA_TOKEN' } } });
    expect(await send({ captchaResponse: 'NO_RECAPTCHA', recaptchaVersion })).toMatchObject({
      status: 400,
      json: { error: { message: 'INVALID_RECAPTCHA_TOKEN' } },
    });
    expect(await send({ captchaResponse: testToken })).toMatchObject({
      status: 400,
      json: { error: { message: 'INVALID_RECAPTCHA_VERSION' } },
    });
    expect((await send(token)).status).toBe(200);
  });

  test('an anonymous session and the confirmation email need no token', async () => {
    expect((await sendRequest(auth, v1('signUp'), { body: { returnSecureToken: true } })).status).toBe(200);
    const { json } = await sendRequest(auth, v1('signUp'), { body: { email, password, ...withToken } });
    const body = { requestType: 'VERIFY_EMAIL', idToken: json.idToken };
    expect((await sendRequest(auth, v1('sendOobCode'), { body })).status).toBe(200);
  });
});
