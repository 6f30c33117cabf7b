import { OAuthProvider, type Auth, type UserCredential } from 'firebase/auth';

/** Timeout for revoking tokens when signing out or deleting the account, in milliseconds. */
const TIMEOUT = 5_000;

/** Access tokens from sign-ins in this page, by provider id. Stored in memory only. */
const tokens = new Map<string, string>();

export function recordProviderToken(result: UserCredential): void {
  const { providerId, accessToken } = OAuthProvider.credentialFromResult(result) ?? {};
  if (providerId && accessToken) tokens.set(providerId, accessToken);
}

export function forgetProviderTokens(): void {
  tokens.clear();
}

/** Revokes tokens without the SDK, which sends the same provider for every token. Never rejects. */
export async function revokeProviderTokens(auth: Auth, providerIds = [...tokens.keys()]): Promise<void> {
  const issued = providerIds.flatMap((providerId) => {
    const token = tokens.get(providerId);
    return token === undefined ? [] : [{ providerId, token }];
  });
  if (issued.length === 0) return;
  const idToken = await auth.currentUser?.getIdToken().catch(() => undefined);
  if (!idToken) return;
  await Promise.all(issued.map((token) => revokeToken(auth, { ...token, tokenType: 'ACCESS_TOKEN', idToken })));
  for (const { providerId } of issued) tokens.delete(providerId);
}

async function revokeToken({ config, emulatorConfig }: Auth, body: object): Promise<void> {
  const { apiKey, apiHost } = config;
  // The local platform serves every service on the page's own origin.
  const service = `${emulatorConfig ? '/' : 'https://'}${apiHost}`;
  await fetch(`${service}/v2/accounts:revokeToken?key=${encodeURIComponent(apiKey)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch(() => undefined);
}
