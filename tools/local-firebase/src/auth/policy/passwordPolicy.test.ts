/** @jest-environment node */
import type { Auth } from '../createAuth';
import { ask, laxPolicy, origin, startAuth, v1 } from '../testing/startAuth';
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

test('a policy of six characters and no class is answered as the service does', () => {
  expect(passwordPolicyAnswer(parsePasswordPolicy(JSON.stringify(laxPolicy)))).toMatchObject({
    customStrengthOptions: { minPasswordLength: 6, maxPasswordLength: 4096 },
    enforcementState: 'ENFORCE',
    schemaVersion: 1,
  });
});

test.each<[string, unknown, string]>([
  ['a minimum below what the service takes', { ...laxPolicy, minimumLength: 5 }, 'faulty at minimumLength'],
  ['a maximum above what the service takes', { ...laxPolicy, maximumLength: 5000 }, 'faulty at maximumLength'],
  [
    'a minimum above the maximum',
    { ...laxPolicy, minimumLength: 20, maximumLength: 10 },
    'the minimum is above the maximum',
  ],
  ['a word for a truth value', { ...laxPolicy, numeric: 'yes' }, 'faulty at numeric'],
  ['a name it does not know', { ...laxPolicy, uppercase: true }, 'faulty at uppercase'],
  ['a list', [], 'faulty at'],
])('%s is refused with the fault', (_, value, message) => {
  expect(() => parsePasswordPolicy(JSON.stringify(value))).toThrow(message);
});

test('a file that is not JSON is refused', () => {
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
])('%s lacks %j', (password, missing) => {
  expect(missingRequirements(strict, password)).toEqual(missing);
});

describe('a policy that is enforced', () => {
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
  const signUp = (password: string) => ask(auth, v1('signUp'), { body: { email, password } });

  test('holds sign-up to it', async () => {
    expect(await signUp('Sound_!!')).toMatchObject(refusal);
    expect(auth.accounts()).toEqual([]);
    expect((await signUp('Sound_1!')).status).toBe(200);
  });

  test('holds a change of password to it', async () => {
    const { json } = await signUp('Sound_1!');
    const change = (password: string) => ask(auth, v1('update'), { body: { idToken: json.idToken, password } });
    expect(await change('Sound_!!')).toMatchObject(refusal);
    expect((await change('Sound_2!')).status).toBe(200);
  });

  test('holds a reset to it, and the code stays good', async () => {
    await signUp('Sound_1!');
    await ask(auth, v1('sendOobCode'), { body: { requestType: 'PASSWORD_RESET', email } });
    const oobCode = new URL(auth.codes()[0]?.link ?? origin).searchParams.get('oobCode');
    const reset = (newPassword: string) => ask(auth, v1('resetPassword'), { body: { oobCode, newPassword } });
    expect(await reset('Sound_!!')).toMatchObject(refusal);
    expect((await reset('Sound_2!')).status).toBe(200);
  });

  test('is told to everybody who asks', async () => {
    const answer = await ask(auth, '/identitytoolkit.googleapis.com/v2/passwordPolicy?key=k', { method: 'GET' });
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

test('a policy that is not enforced refuses nothing, but for the service’s own six characters', async () => {
  const auth = await startAuth({ passwordPolicy: { ...strict, enforced: false } });
  const signUp = (password: string) => ask(auth, v1('signUp'), { body: { email: 'a@example.org', password } });
  expect((await signUp('short')).json).toMatchObject({
    error: { message: 'WEAK_PASSWORD : Password should be at least 6 characters' },
  });
  expect((await signUp('without')).status).toBe(200);
});
