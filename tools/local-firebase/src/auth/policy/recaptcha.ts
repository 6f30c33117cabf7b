import type { AuthCore, RequestBody } from '../core/authCore';

/** Requirement for sign-ins with an email address: nothing, a token that is not checked, or a valid token. */
export type RecaptchaEnforcement = 'OFF' | 'AUDIT' | 'ENFORCE';

/** The site key that pages receive. Google has no such key. */
const siteKey = 'local-test-key';

/** The accepted token: the one that the SDK uses with an emulator, without loading a script from Google. */
export const testToken = 'token';

/** Responds to `recaptchaConfig` as the service does. The key is included only if something is enforced. */
export function recaptchaConfigAnswer(projectId: string, enforcement: RecaptchaEnforcement): object {
  return {
    ...(enforcement !== 'OFF' && { recaptchaKey: `projects/${projectId}/keys/${siteKey}` }),
    recaptchaEnforcementState: [
      { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: enforcement },
      { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' },
    ],
  };
}

/**
 * Requires the test token for the operations that the service protects: signing in and up with a password, and requests for emails with a
 * link that signs in or resets the password.
 * @throws BadRequestError of the core, with the service's codes
 */
export function requireRecaptcha(core: AuthCore, operationId: string, body: RequestBody): void {
  const { BadRequestError } = core.errors;
  if (!isProtected(operationId, body)) return;
  const token = body.captchaResponse ?? body.captchaResp;
  if (token === undefined || token === '') throw new BadRequestError('MISSING_RECAPTCHA_TOKEN');
  if (body.recaptchaVersion !== 'RECAPTCHA_ENTERPRISE') throw new BadRequestError('INVALID_RECAPTCHA_VERSION');
  if (token !== testToken) throw new BadRequestError('INVALID_RECAPTCHA_TOKEN');
}

function isProtected(operationId: string, { email, idToken, requestType }: RequestBody): boolean {
  switch (operationId.replace('identitytoolkit.accounts.', '')) {
    case 'signInWithPassword':
      return true;
    case 'signUp':
      // Without an email address, the request starts an anonymous session.
      return email !== undefined;
    case 'sendOobCode':
      return idToken === undefined && (requestType === 'EMAIL_SIGNIN' || requestType === 'PASSWORD_RESET');
    default:
      return false;
  }
}

/** Returns the request without its reCAPTCHA fields. The core cannot check tokens and rejects them. */
export function withoutRecaptcha(body: RequestBody): RequestBody {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !recaptchaFields.includes(name)));
}

const recaptchaFields: readonly string[] = ['captchaResponse', 'captchaResp', 'recaptchaVersion'];
