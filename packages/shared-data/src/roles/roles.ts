/**
 * The roles in ascending order. Each role includes the rights of the roles before it (decision 084). The rules have the
 * same list.
 */
export const roleNames = ['member', 'trusted', 'reviewer', 'administrator'] as const;

export type RoleName = (typeof roleNames)[number];

/** Returns the role named in a token's claim. A missing or unknown claim means `member`. */
export function toRole(claim: string | undefined): RoleName {
  return roleNames.find((name) => name === claim) ?? 'member';
}

/** Returns whether a role, or a token's claim, includes the rights of the role `needed`. */
export function isAtLeast(role: string | undefined, needed: RoleName): boolean {
  return roleNames.indexOf(toRole(role)) >= roleNames.indexOf(needed);
}

/** The maximum number of programmes of a member. Bounds the size of a grant's request and audit entry. */
export const MAX_PROGRAMMES = 500;

interface GrantedRights {
  readonly role: string;
  readonly programmes: readonly string[];
}

/** Formats a role for the audit log, such as `reviewer` or `member (apet, cjed)`. */
export function printGrant({ role, programmes }: GrantedRights): string {
  return programmes.length > 0 ? `${role} (${[...programmes].sort().join(', ')})` : role;
}

/** Reads a role as `printGrant` formats it. */
export function parseGrant(text: string): GrantedRights {
  const [, role = text, programmes] = /^(\w+) \((.+)\)$/.exec(text) ?? [];
  return { role, programmes: programmes?.split(', ') ?? [] };
}
