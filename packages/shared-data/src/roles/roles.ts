/**
 * Roles that an administrator grants, from the least to the most: each may do what those before it may (decision 084). `member` is
 * an account without a role. The rules name the same roles; `services/firebase/src/rules/derivedLists.test.ts` compares them.
 */
export const roleNames = ['member', 'trusted', 'reviewer', 'administrator'] as const;

export type RoleName = (typeof roleNames)[number];

/** Returns the role that a token's claim names. A claim that names none is a member's. */
export function toRole(claim: string | undefined): RoleName {
  return roleNames.find((name) => name === claim) ?? 'member';
}

/** Returns whether a role, or a token's claim, includes all that the role `needed` may do. */
export function isAtLeast(role: string | undefined, needed: RoleName): boolean {
  return roleNames.indexOf(toRole(role)) >= roleNames.indexOf(needed);
}
