import type { SessionUser } from '@adp/shared-auth';
import type { Identity } from './useIdentityAction';

/** The id of a service that a member can sign in with. */
export type ProviderId = Identity['providerIds'][number];

/** The services in the order in which they are offered. */
export const providerIds: readonly ProviderId[] = ['google.com', 'facebook.com', 'github.com', 'twitter.com'];

/** The sign-in methods of an account. */
export function getSignInMethods({ providerData }: SessionUser): {
  readonly password: boolean;
  /** The session began with an e-mail link: the account may have no password. */
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

/** Whether the services take pictures and publications of the member: the address is confirmed, or one of the services is believed. */
export function isVerified(user: SessionUser): boolean {
  return user.emailVerified || getSignInMethods(user).services.length > 0;
}
