import type { loadIdentity } from '@adp/shared-auth';

type Identity = Awaited<ReturnType<typeof loadIdentity>>;

/** A demand that a password has to meet. */
export type PasswordRule = Awaited<ReturnType<Identity['passwordRules']>>[number];

/** The id of a service that vouches for a member. */
export type ProviderId = Identity['providerIds'][number];
