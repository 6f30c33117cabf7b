import type { TokenRequest } from '@adp/shared-data/unsent';
import { readyAuth } from './withAuth';

/**
 * The request by which the service worker, where the SDK does not run, gets an ID token of the signed-in member; null where nobody is signed in.
 * Exchange of a refresh token: https://firebase.google.com/docs/reference/rest/auth#section-refresh-token
 */
export async function getTokenRequest(): Promise<TokenRequest | null> {
  const { currentUser, config, emulatorConfig } = await readyAuth();
  if (!currentUser) return null;
  const { protocol = 'https', host = '', port = null } = emulatorConfig ?? {};
  const emulator = emulatorConfig ? `${protocol}://${host}${port === null ? '' : `:${port}`}/` : 'https://';
  return {
    url: `${emulator}securetoken.googleapis.com/v1/token?key=${encodeURIComponent(config.apiKey)}`,
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: currentUser.refreshToken }).toString(),
  };
}
