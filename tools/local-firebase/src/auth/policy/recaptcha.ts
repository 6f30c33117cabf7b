import type { AuthCore, RequestBody } from '../core/authCore';

/** Enforcement for sign-ins with an email address: no token, an unchecked token, or a valid token. */
export type RecaptchaEnforcement = 'OFF' | 'AUDIT' | 'ENFORCE';

/** Accepted token, which the SDK sends to an emulator without loading Google's script. */
export const testToken = 'token';

/** Responds to `recaptchaConfig` as the service does. The response includes the key unless the enforcement is OFF. */
export function recaptchaConfigAnswer(projectId: string, enforcement: RecaptchaEnforcement): object {
  return {
    ...(enforcement !== 'OFF' && { recaptchaKey: `projects/${projectId}/keys/local-test-key` }),
    recaptchaEnforcementState: [
      { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: enforcement },
      { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' },
    ],
  };
}

/** Requires the test token for the operations that the service protects. @throws BadRequestError with its codes */
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
      // A sign-up without an email address starts an anonymous session, which needs no token.
      return email !== undefined;
    case 'sendOobCode':
      return idToken === undefined && (requestType === 'EMAIL_SIGNIN' || requestType === 'PASSWORD_RESET');
    default:
      return false;
  }
}

/** Returns the request body without its reCAPTCHA fields, because the core rejects them. */
export function withoutRecaptcha(body: RequestBody): RequestBody {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !recaptchaFields.includes(name)));
}

const recaptchaFields: readonly string[] = ['captchaResponse', 'captchaResp', 'recaptchaVersion'];
