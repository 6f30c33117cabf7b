/** Who may do what on these pages, from the least to the most (decision 084). */
export type Role = 'member' | 'reviewer' | 'administrator';

const roles: readonly Role[] = ['member', 'reviewer', 'administrator'];

/** Whether a role is enough where another is needed. */
export function isAtLeast(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed);
}

/** The role that a token names. The rules decide by the same claim, and believe no page. */
export function toRole(name: string | undefined): Role {
  return roles.find((one) => one === name) ?? 'member';
}
