/** @jest-environment node */
import { getErrorInfo, IdentityError, toIdentityError, identityErrors, type IdentityCode } from './identityErrors';

/** Error codes listed in section 8 of the specification. */
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
/** Errors that visitors correct in a form field. */
const inField = [
  'email-already-in-use',
  'link-address-mismatch',
  'invalid-email',
  'missing-email',
  'missing-password',
  'password-does-not-meet-requirements',
  'weak-password',
];

test.each(specified)('%s has a message, and a recovery or a field', (code) => {
  expect(Object.keys(identityErrors)).toContain(code);
  const { message, recovery, field } = getErrorInfo(new IdentityError(code as IdentityCode));
  if (silent.includes(code)) expect(message).toBeNull();
  else expect([typeof message, recovery.length > 0 || field !== undefined]).toEqual(['string', true]);
  expect(field !== undefined).toBe(inField.includes(code));
});

test('three codes have the same message, so that visitors cannot find out which email addresses have accounts', () => {
  const codes = ['invalid-credential', 'wrong-password', 'user-not-found'] as const;
  expect(new Set(codes.map((code) => JSON.stringify(identityErrors[code]))).size).toBe(1);
});

test("converted SDK errors keep the SDK's codes and email addresses", () => {
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
  ['a name of a property of every object', { code: 'auth/constructor' }, 'constructor'],
])('%s becomes `unknown` with a reference', (_, thrown, reference) => {
  const error = toIdentityError(thrown);
  expect([error.code, error.reference, getErrorInfo(error).message]).toEqual(['unknown', reference, 'unknown']);
});

test('an identity error is returned unchanged', () => {
  const error = new IdentityError('user-disabled');
  expect(toIdentityError(error)).toBe(error);
});
