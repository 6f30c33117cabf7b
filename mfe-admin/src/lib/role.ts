/** Who may do what on these pages, from the least to the most (decision 084). */
export type Role = 'member' | 'reviewer' | 'administrator';

const roles: readonly Role[] = ['member', 'reviewer', 'administrator'];

/** Whether a role is enough where another is needed. */
export function isAtLeast(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed);
}

/** The role that an ID token names. The rules decide by the same claim, and believe no page. */
export function readRole(token: string | null): Role {
  try {
    const [, payload = ''] = (token ?? '').split('.');
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const { role } = JSON.parse(bytes) as { readonly role?: unknown };
    return roles.find((one) => one === role) ?? 'member';
  } catch {
    return 'member';
  }
}
