import {
  FacebookAuthProvider,
  GithubAuthProvider,
  GoogleAuthProvider,
  OAuthProvider,
  TwitterAuthProvider,
  type AuthCredential,
  type AuthProvider,
} from 'firebase/auth';

/** The four services that vouch for a member, by their ids at the identity service. */
export const providerIds = ['google.com', 'facebook.com', 'github.com', 'twitter.com'] as const;
export type ProviderId = (typeof providerIds)[number];

const makers: Readonly<Record<ProviderId, () => AuthProvider>> = {
  'google.com': () => new GoogleAuthProvider(),
  'facebook.com': () => new FacebookAuthProvider(),
  'github.com': () => new GithubAuthProvider(),
  'twitter.com': () => new TwitterAuthProvider(),
};

export function providerOf(id: ProviderId): AuthProvider {
  return makers[id]();
}

/** What a refused sign-in had already got from the service: it can be linked once the member is signed in another way. */
export function credentialIn(error: unknown): AuthCredential | null {
  // Any OAuth service's: the SDK reads it from the error alike.
  return OAuthProvider.credentialFromError(error as Parameters<typeof OAuthProvider.credentialFromError>[0]);
}
