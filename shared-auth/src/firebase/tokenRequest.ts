import type { Auth } from 'firebase/auth';

export interface TokenRequest {
  readonly url: string;
  readonly body: string;
}

/** Returns the request that exchanges a refresh token (https://firebase.google.com/docs/reference/rest/auth#section-refresh-token). */
export function toTokenRequest({ config, emulatorConfig }: Auth, refreshToken: string): TokenRequest {
  const { apiKey, tokenApiHost } = config;
  const service = `${emulatorConfig ? '/' : 'https://'}${tokenApiHost}`;
  return {
    url: `${service}/v1/token?key=${encodeURIComponent(apiKey)}`,
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }).toString(),
  };
}
