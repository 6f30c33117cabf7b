import { OAuthProvider, type Auth, type UserCredential } from 'firebase/auth';

/** In milliseconds: signing out and leaving do not wait longer for it. */
const TIMEOUT = 5_000;

/** Access tokens that providers issued for this page's sign-ins, by the provider's id. They are stored nowhere. */
const tokens = new Map<string, string>();

/** Records the access token of a sign-in by a provider, until the member signs out. */
export function recordProviderToken(result: UserCredential): void {
  const { providerId, accessToken } = OAuthProvider.credentialFromResult(result) ?? {};
  if (providerId && accessToken) tokens.set(providerId, accessToken);
}

export function forgetProviderTokens(): void {
  tokens.clear();
}

/**
 * Asks the identity service to revoke the access tokens of some providers, by default of all. The service refuses those of providers
 * that do not support it. Never rejects: what was to be done continues without it. The SDK's `revokeAccessToken` names the same
 * provider for every token.
 */
export async function revokeProviderTokens(auth: Auth, providerIds = [...tokens.keys()]): Promise<void> {
  const issued = providerIds.flatMap((providerId) => {
    const token = tokens.get(providerId);
    return token === undefined ? [] : [{ providerId, token }];
  });
  if (issued.length === 0) return;
  const idToken = await auth.currentUser?.getIdToken().catch(() => undefined);
  if (!idToken) return;
  await Promise.all(issued.map((one) => revokeToken(auth, { ...one, tokenType: 'ACCESS_TOKEN', idToken })));
  for (const { providerId } of issued) tokens.delete(providerId);
}

async function revokeToken({ config, emulatorConfig }: Auth, body: object): Promise<void> {
  const { apiKey, apiHost } = config;
  // The local platform has all services at the page's own origin.
  const service = `${emulatorConfig ? '/' : 'https://'}${apiHost}`;
  await fetch(`${service}/v2/accounts:revokeToken?key=${encodeURIComponent(apiKey)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch(() => undefined);
}
