import type { SessionUser } from '@adp/shared-auth';
import type { Identity } from './useIdentityAction';

export type ProviderId = Identity['providerIds'][number];

export const providerIds: readonly ProviderId[] = ['google.com', 'facebook.com', 'github.com', 'twitter.com'];

export function getSignInMethods({ providerData }: SessionUser): {
  readonly password: boolean;
  /** True if the session began with an email link, so the account may have no password. */
  readonly link: boolean;
  readonly services: readonly ProviderId[];
} {
  const ids = new Set(providerData.map(({ providerId }) => providerId));
  return {
    password: ids.has('password'),
    link: ids.has('emailLink'),
    services: providerIds.filter((id) => ids.has(id)),
  };
}

/** Returns whether the member has a confirmed email address or a sign-in provider, which pictures and publications require. */
export function isVerified(user: SessionUser): boolean {
  return user.emailVerified || getSignInMethods(user).services.length > 0;
}
