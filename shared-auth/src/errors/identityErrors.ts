/** Ways to recover from an identity error. A page shows the subset that it supports. */
export type Recovery =
  | 'email-link'
  | 'link-after-sign-in'
  | 'new-link'
  | 'other-methods'
  | 'reauthenticate'
  | 'redirect'
  | 'replace-file'
  | 'reset-password'
  | 'retry'
  | 'sign-in'
  | 'sign-in-again'
  | 'wait';

export interface IdentityErrorInfo {
  /** Id of the message without the prefix `identity.`. Null if no message is shown. */
  readonly message: string | null;
  readonly field?: 'email' | 'password';
  readonly recovery: readonly Recovery[];
}

/** Message, field and recovery of each code. A wrong password and an unknown address look the same, so as not to reveal accounts. */
export const identityErrors = {
  'invalid-credential': { message: 'wrong', recovery: ['reset-password', 'email-link', 'other-methods'] },
  'wrong-password': { message: 'wrong', recovery: ['reset-password', 'email-link', 'other-methods'] },
  'user-not-found': { message: 'wrong', recovery: ['reset-password', 'email-link', 'other-methods'] },
  'invalid-email': { message: 'invalidEmail', field: 'email', recovery: [] },
  'missing-email': { message: 'invalidEmail', field: 'email', recovery: [] },
  'missing-password': { message: 'missingPassword', field: 'password', recovery: [] },
  'email-already-in-use': { message: 'inUse', field: 'email', recovery: ['sign-in', 'link-after-sign-in'] },
  'credential-already-in-use': { message: 'inUse', recovery: ['sign-in', 'link-after-sign-in'] },
  'account-exists-with-different-credential': {
    message: 'otherMethod',
    recovery: ['other-methods', 'link-after-sign-in'],
  },
  'password-does-not-meet-requirements': { message: 'weakPassword', field: 'password', recovery: [] },
  'weak-password': { message: 'weakPassword', field: 'password', recovery: [] },
  /** The password does not meet the current requirements, which are newer than the password. */
  'password-outdated': { message: 'outdatedPassword', recovery: ['reset-password', 'email-link'] },
  'too-many-requests': { message: 'tooMany', recovery: ['wait', 'email-link'] },
  'link-address-mismatch': { message: 'otherAddress', field: 'email', recovery: [] },
  'expired-action-code': { message: 'oldLink', recovery: ['new-link'] },
  'invalid-action-code': { message: 'oldLink', recovery: ['new-link'] },
  'requires-recent-login': { message: 'confirm', recovery: ['reauthenticate'] },
  'user-mismatch': { message: 'otherMember', recovery: ['reauthenticate'] },
  'user-token-expired': { message: 'ended', recovery: ['sign-in-again'] },
  'user-disabled': { message: 'disabled', recovery: ['sign-in-again'] },
  'network-request-failed': { message: 'offline', recovery: ['retry'] },
  timeout: { message: 'offline', recovery: ['retry'] },
  'popup-blocked': { message: 'popupBlocked', recovery: ['redirect', 'email-link'] },
  'popup-closed-by-user': { message: null, recovery: [] },
  'cancelled-popup-request': { message: null, recovery: [] },
  'unauthorized-domain': { message: 'unavailable', recovery: ['other-methods', 'email-link'] },
  'operation-not-supported-in-this-environment': { message: 'popupBlocked', recovery: ['redirect', 'email-link'] },
  'operation-not-allowed': { message: 'unavailable', recovery: ['other-methods'] },
  'admin-restricted-operation': { message: 'unavailable', recovery: ['other-methods'] },
  'multi-factor-auth-required': { message: 'secondFactor', recovery: ['other-methods'] },
  'missing-recaptcha-token': { message: 'unavailable', recovery: ['retry', 'other-methods'] },
  'provider-already-linked': { message: 'alreadyLinked', recovery: [] },
  'storage/unauthorized': { message: 'fileRefused', recovery: ['replace-file'] },
  'storage/quota-exceeded': { message: 'fileSpace', recovery: ['replace-file'] },
  'storage/object-not-found': { message: 'fileGone', recovery: ['replace-file'] },
  /** Stands for all other codes. The message shows the original code as a reference. */
  unknown: { message: 'unknown', recovery: ['retry', 'other-methods'] },
} as const satisfies Readonly<Record<string, IdentityErrorInfo>>;

export type IdentityCode = keyof typeof identityErrors;

/** Error of all sign-in and account actions. The message is for developers; pages have a text for each code. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly reference: string;
  readonly email: string | undefined;
  readonly retry: boolean;

  constructor(
    readonly code: IdentityCode,
    { reference = code, email, cause }: { reference?: string; email?: string | undefined; cause?: unknown } = {},
  ) {
    super(`Identity: ${reference}.`, { cause });
    this.reference = reference;
    this.email = email;
    this.retry = getErrorInfo(this).recovery.includes('retry');
  }
}

/** Converts any thrown value to an identity error. The SDK's error codes begin with `auth/`. */
export function toIdentityError(error: unknown): IdentityError {
  // Check the name, because another build in the page may have its own copy of the class.
  if (error instanceof Error && error.name === 'IdentityError' && 'code' in error) return error as IdentityError;
  const code = getCode(error);
  const email = getEmail(error);
  if (Object.hasOwn(identityErrors, code)) return new IdentityError(code as IdentityCode, { email, cause: error });
  return new IdentityError('unknown', { reference: code, cause: error });
}

export function getErrorInfo({ code }: IdentityError): IdentityErrorInfo {
  return identityErrors[code];
}

function getCode(error: unknown): string {
  const code = property(error, 'code');
  return typeof code === 'string' ? code.replace(/^auth\//, '') : 'internal-error';
}

function getEmail(error: unknown): string | undefined {
  const email = property(property(error, 'customData'), 'email');
  return typeof email === 'string' ? email : undefined;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
