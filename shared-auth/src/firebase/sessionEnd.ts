import type { Auth } from 'firebase/auth';
import type { SessionEnd } from '../session/sessionStore';
import { toTokenRequest } from './tokenRequest';

/** Timeout of the request that finds out why a session ended, in milliseconds. After the timeout, the session counts as expired. */
const TIMEOUT = 3_000;

/** Refresh token of the last signed-in member, used to find out why the session ended. The SDK does not report the reason. */
let refreshToken: string | undefined;

export function recordRefreshToken(token: string | undefined): void {
  refreshToken = token;
}

/** Records the stored user's refresh token before the SDK starts, which silently deletes a user that the service rejects. */
export function recordStoredRefreshToken(apiKey: string): void {
  try {
    const user = JSON.parse(localStorage.getItem(`firebase:authUser:${apiKey}:[DEFAULT]`) ?? '{}') as {
      readonly stsTokenManager?: { readonly refreshToken?: string };
    };
    recordRefreshToken(user.stsTokenManager?.refreshToken);
  } catch {
    // If storage is blocked, there is no stored user.
  }
}

/** Asks the service why the session ended. Never rejects: if the request fails, the session counts as expired. */
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
