import type { Auth } from 'firebase/auth';
import type { SessionEnd } from '../session/sessionStore';
import { toTokenRequest } from './tokenRequest';

/** Timeout of the request for the reason, in milliseconds. Without a reason, the session counts as expired. */
const TIMEOUT = 3_000;

/** The refresh token of the last signed-in member. Needed because the SDK does not report why it ends a session. */
let refreshToken: string | undefined;

export function recordRefreshToken(token: string | undefined): void {
  refreshToken = token;
}

/** Reads the refresh token of the stored user. The SDK deletes a stored user whom the service rejects, without an error. */
export function recordStoredRefreshToken(apiKey: string): void {
  try {
    const user = JSON.parse(localStorage.getItem(`firebase:authUser:${apiKey}:[DEFAULT]`) ?? '{}') as {
      readonly stsTokenManager?: { readonly refreshToken?: string };
    };
    recordRefreshToken(user.stsTokenManager?.refreshToken);
  } catch {
    // If storage is forbidden, no session outlives its page.
  }
}

/** Asks the service why it ended the session. Never rejects. */
export async function findSessionEnd(auth: Auth): Promise<SessionEnd> {
  const token = refreshToken;
  recordRefreshToken(undefined);
  if (token === undefined) return 'user-token-expired';
  try {
    const { url, body } = toTokenRequest(auth, token);
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const { error } = (await response.json()) as { readonly error?: { readonly message?: string } };
    return error?.message?.startsWith('USER_DISABLED') ? 'user-disabled' : 'user-token-expired';
  } catch {
    return 'user-token-expired';
  }
}
