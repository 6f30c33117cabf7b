/** The identity service's own record of who is signed in (specification 3). */
export interface SessionUser {
  readonly uid: string;
  readonly displayName: string | null;
  readonly photoURL: string | null;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly phoneNumber: string | null;
  readonly tenantId: string | null;
  /** A visitor who looks around with a session and no account. */
  readonly isAnonymous: boolean;
  readonly providerData: readonly SignInMethod[];
  readonly createdAt: Date | null;
  readonly lastLoginAt: Date | null;
}

/** A way in that the account has: `password`, which stands for e-mail links too, or a provider's id. */
export interface SignInMethod {
  readonly providerId: string;
  readonly email: string | null;
  readonly displayName: string | null;
}
