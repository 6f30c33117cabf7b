import type { AuthCore, ProjectState } from '../core/authCore';

export interface ImportedAccount {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly verified: boolean;
}

/** Adds or replaces accounts. @throws Error, before any change, if an existing account has the same email address */
export function importAccounts(core: AuthCore, state: ProjectState, members: readonly ImportedAccount[]): void {
  const owners = new Map([...state.users.values()].map(({ email, localId }) => [email, localId]));
  for (const { uid, email } of members) {
    const owner = owners.get(email.toLowerCase());
    if (owner !== undefined && owner !== uid)
      throw new Error(`${email} belongs to another account, so ${uid} cannot have it.`);
    owners.set(email.toLowerCase(), uid);
  }
  const users = members.map(({ uid, email, password, name, verified }) => ({
    localId: uid,
    email: email.toLowerCase(),
    rawPassword: password,
    displayName: name,
    emailVerified: verified,
    createdAt: String(Date.now()),
  }));
  if (users.length === 0) return;
  const refused = core.batchCreate(state, { users, allowOverwrite: true }).error[0];
  if (refused)
    throw new Error(`${members[refused.index]?.uid ?? 'A member'} cannot be an account: ${refused.message}.`);
}
