import type { ProjectState } from '../core/authCore';

export interface Account {
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string | null;
  /** Provider IDs, such as `password` or `google.com`. Empty for an anonymous account. */
  readonly providers: readonly string[];
  readonly disabled: boolean;
  readonly claims: Readonly<Record<string, unknown>>;
  /** Creation time in milliseconds since 1970. */
  readonly created: number;
  readonly lastSignIn: number | null;
}

export function listAccounts({ users }: ProjectState): readonly Account[] {
  return [...users.values()].map((user) => ({
    uid: user.localId,
    email: user.email ?? null,
    emailVerified: user.emailVerified ?? false,
    name: user.displayName ?? null,
    providers: (user.providerUserInfo ?? []).map(({ providerId }) => providerId),
    disabled: user.disabled ?? false,
    claims: JSON.parse(user.customAttributes || '{}') as Readonly<Record<string, unknown>>,
    created: Number(user.createdAt),
    lastSignIn: user.lastLoginAt === undefined ? null : Number(user.lastLoginAt),
  }));
}
