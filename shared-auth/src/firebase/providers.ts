import {
  FacebookAuthProvider,
  GithubAuthProvider,
  GoogleAuthProvider,
  OAuthProvider,
  TwitterAuthProvider,
  type AuthCredential,
  type AuthProvider,
} from 'firebase/auth';

export const providerIds = ['google.com', 'facebook.com', 'github.com', 'twitter.com'] as const;
export type ProviderId = (typeof providerIds)[number];

const factories: Readonly<Record<ProviderId, () => AuthProvider>> = {
  'google.com': () => new GoogleAuthProvider(),
  'facebook.com': () => new FacebookAuthProvider(),
  'github.com': () => new GithubAuthProvider(),
  'twitter.com': () => new TwitterAuthProvider(),
};

export function createProvider(id: ProviderId): AuthProvider {
  return factories[id]();
}

/** Returns the credential from a sign-in error. It can be linked after the member has signed in with another method. */
export function getCredential(error: unknown): AuthCredential | null {
  // The SDK reads the credentials of all OAuth providers in the same way.
  return OAuthProvider.credentialFromError(error as Parameters<typeof OAuthProvider.credentialFromError>[0]);
}
