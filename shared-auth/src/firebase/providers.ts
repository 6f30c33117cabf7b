import {
  FacebookAuthProvider,
  GithubAuthProvider,
  GoogleAuthProvider,
  OAuthProvider,
  TwitterAuthProvider,
  type AuthCredential,
  type AuthProvider,
} from 'firebase/auth';

/** The four sign-in providers, by their ids at the identity service. */
export const providerIds = ['google.com', 'facebook.com', 'github.com', 'twitter.com'] as const;
export type ProviderId = (typeof providerIds)[number];

const makers: Readonly<Record<ProviderId, () => AuthProvider>> = {
  'google.com': () => new GoogleAuthProvider(),
  'facebook.com': () => new FacebookAuthProvider(),
  'github.com': () => new GithubAuthProvider(),
  'twitter.com': () => new TwitterAuthProvider(),
};

export function createProvider(id: ProviderId): AuthProvider {
  return makers[id]();
}

/** The credential of a refused sign-in: it can be linked once the member has signed in another way. */
export function getCredential(error: unknown): AuthCredential | null {
  // Any OAuth service's: the SDK reads it from the error alike.
  return OAuthProvider.credentialFromError(error as Parameters<typeof OAuthProvider.credentialFromError>[0]);
}
