/** @jest-environment node */
import type { Auth } from '../createAuth';
import { sendRequest, laxPolicy, origin, startAuth, v1 } from '../testing/startAuth';
import { missingRequirements, parsePasswordPolicy, passwordPolicyAnswer } from './passwordPolicy';

const strict = {
  ...laxPolicy,
  minimumLength: 8,
  maximumLength: 12,
  lowerCase: true,
  upperCase: true,
  numeric: true,
  nonAlphanumeric: true,
};

test("a policy with six characters and no character classes has the service's response", () => {
  expect(passwordPolicyAnswer(parsePasswordPolicy(JSON.stringify(laxPolicy)))).toMatchObject({
    customStrengthOptions: { minPasswordLength: 6, maxPasswordLength: 4096 },
    enforcementState: 'ENFORCE',
    schemaVersion: 1,
  });
});

test.each<[string, unknown, string]>([
  ["a minimum below Google's range", { ...laxPolicy, minimumLength: 5 }, 'invalid at minimumLength'],
  ["a maximum above Google's range", { ...laxPolicy, maximumLength: 5000 }, 'invalid at maximumLength'],
  [
    'a minimum above the maximum',
    { ...laxPolicy, minimumLength: 20, maximumLength: 10 },
    'the minimum is above the maximum',
  ],
  ['a string instead of a boolean', { ...laxPolicy, numeric: 'yes' }, 'invalid at numeric'],
  ['an unknown name', { ...laxPolicy, uppercase: true }, 'invalid at uppercase'],
  ['a list', [], 'invalid at'],
])('%s is rejected with the cause', (_, value, message) => {
  expect(() => parsePasswordPolicy(JSON.stringify(value))).toThrow(message);
});

test('a file that is not JSON is rejected', () => {
  expect(() => parsePasswordPolicy('{')).toThrow('The password policy is not JSON.');
});

test.each<[string, readonly string[]]>([
  ['Sound_1!', []],
  ['Sound_1', ['Password must contain at least 8 characters']],
  ['Sound_1_sound', ['Password may contain at most 12 characters']],
  ['SOUND_1!', ['Password must contain a lower case character']],
  ['sound_1!', ['Password must contain an upper case character']],
  ['Sound_!!', ['Password must contain a numeric character']],
  ['Sound1234', ['Password must contain a non-alphanumeric character']],
  [
    'short',
    [
      'Password must contain at least 8 characters',
      'Password must contain an upper case character',
      'Password must contain a numeric character',
      'Password must contain a non-alphanumeric character',
    ],
  ],
])('the password %s fails the requirements %j', (password, missing) => {
  expect(missingRequirements(strict, password)).toEqual(missing);
});

describe('an enforced policy', () => {
  const email = 'sample.member@example.org';
  const refusal = {
    status: 400,
    json: {
      error: {
        message:
          'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain a numeric character]',
      },
    },
  };
  let auth: Auth;
  beforeEach(async () => {
    auth = await startAuth({ passwordPolicy: strict });
  });
  const signUp = (password: string) => sendRequest(auth, v1('signUp'), { body: { email, password } });

  test('applies to sign-up', async () => {
    expect(await signUp('Sound_!!')).toMatchObject(refusal);
    expect(auth.accounts()).toEqual([]);
    expect((await signUp('Sound_1!')).status).toBe(200);
  });

  test('applies to a change of password', async () => {
    const { json } = await signUp('Sound_1!');
    const change = (password: string) => sendRequest(auth, v1('update'), { body: { idToken: json.idToken, password } });
    expect(await change('Sound_!!')).toMatchObject(refusal);
    expect((await change('Sound_2!')).status).toBe(200);
  });

  test('applies to a reset, and a rejected password leaves the code valid', async () => {
    await signUp('Sound_1!');
    await sendRequest(auth, v1('sendOobCode'), { body: { requestType: 'PASSWORD_RESET', email } });
    const oobCode = new URL(auth.codes()[0]?.link ?? origin).searchParams.get('oobCode');
    const reset = (newPassword: string) => sendRequest(auth, v1('resetPassword'), { body: { oobCode, newPassword } });
    expect(await reset('Sound_!!')).toMatchObject(refusal);
    expect((await reset('Sound_2!')).status).toBe(200);
  });

  test('is readable without signing in', async () => {
    const answer = await sendRequest(auth, '/identitytoolkit.googleapis.com/v2/passwordPolicy?key=k', {
      method: 'GET',
    });
    expect(answer.json).toMatchObject({
      customStrengthOptions: {
        minPasswordLength: 8,
        maxPasswordLength: 12,
        containsLowercaseCharacter: true,
        containsUppercaseCharacter: true,
        containsNumericCharacter: true,
        containsNonAlphanumericCharacter: true,
      },
    });
  });
});

test('a policy that is not enforced requires only the service’s six characters', async () => {
  const auth = await startAuth({ passwordPolicy: { ...strict, enforced: false } });
  const signUp = (password: string) => sendRequest(auth, v1('signUp'), { body: { email: 'a@example.org', password } });
  expect((await signUp('short')).json).toMatchObject({
    error: { message: 'WEAK_PASSWORD : Password should be at least 6 characters' },
  });
  expect((await signUp('without')).status).toBe(200);
});
