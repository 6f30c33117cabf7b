/** @jest-environment node */
import { getErrorInfo, IdentityError, toIdentityError, identityErrors, type IdentityCode } from './identityErrors';

/** The error catalogue of the specification, section 8, and the codes of storage and windows that it names. */
const specified = [
  ...['invalid-email', 'wrong-password', 'missing-password', 'invalid-credential', 'email-already-in-use'],
  ...['user-not-found', 'too-many-requests', 'expired-action-code', 'invalid-action-code', 'requires-recent-login'],
  ...['user-token-expired', 'user-disabled', 'password-does-not-meet-requirements', 'operation-not-allowed'],
  ...['network-request-failed', 'multi-factor-auth-required', 'admin-restricted-operation', 'missing-recaptcha-token'],
  ...['credential-already-in-use', 'account-exists-with-different-credential'],
  ...['storage/object-not-found', 'storage/unauthorized', 'storage/quota-exceeded'],
  ...['popup-blocked', 'popup-closed-by-user', 'unauthorized-domain'],
];
const silent = ['popup-closed-by-user', 'cancelled-popup-request'];
/** What the visitor corrects in the field itself. */
const inField = [
  'email-already-in-use',
  'link-address-mismatch',
  'invalid-email',
  'missing-email',
  'missing-password',
  'password-does-not-meet-requirements',
  'weak-password',
];

test.each(specified)('%s has a message and a way out', (code) => {
  expect(Object.keys(identityErrors)).toContain(code);
  const { message, recovery, field } = getErrorInfo(new IdentityError(code as IdentityCode));
  if (silent.includes(code)) expect(message).toBeNull();
  else expect([typeof message, recovery.length > 0 || field !== undefined]).toEqual(['string', true]);
  expect(field !== undefined).toBe(inField.includes(code));
});

test('who has an account is not revealed: three codes have the same message', () => {
  const codes = ['invalid-credential', 'wrong-password', 'user-not-found'] as const;
  expect(new Set(codes.map((code) => JSON.stringify(identityErrors[code]))).size).toBe(1);
});

test("the SDK's errors are known by their codes", () => {
  const error = toIdentityError(
    Object.assign(new Error('x'), {
      code: 'auth/account-exists-with-different-credential',
      customData: { email: 'a@example.org' },
    }),
  );
  expect([error.code, error.email]).toEqual(['account-exists-with-different-credential', 'a@example.org']);
});

test.each([
  ['a code that is not in the table', { code: 'auth/quite-new' }, 'quite-new'],
  ['an error without a code', new TypeError('x'), 'internal-error'],
  ['something that is not an error', 'oops', 'internal-error'],
  ['nothing', undefined, 'internal-error'],
  ['a name that every object has', { code: 'auth/constructor' }, 'constructor'],
])('%s is unknown, with its reference', (_, thrown, reference) => {
  const error = toIdentityError(thrown);
  expect([error.code, error.reference, getErrorInfo(error).message]).toEqual(['unknown', reference, 'unknown']);
});

test('an identity error passes as it is', () => {
  const error = new IdentityError('user-disabled');
  expect(toIdentityError(error)).toBe(error);
});
