import type { SessionUser } from '@adp/shared-auth';
import type { ProviderId } from './passwordRule';

/** The services that can be connected, in the order in which they are offered. */
export const services: readonly ProviderId[] = ['google.com', 'facebook.com', 'github.com', 'twitter.com'];

/** The ways in that an account has. */
export function getSignInMethods({ providerData }: SessionUser): {
  readonly password: boolean;
  readonly services: readonly ProviderId[];
} {
  const ids = new Set(providerData.map(({ providerId }) => providerId));
  return { password: ids.has('password'), services: services.filter((id) => ids.has(id)) };
}
