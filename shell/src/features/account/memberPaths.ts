/** Where the member's menu leads: known to its own chunk alone. */
export const memberPaths = {
  welcome: '/welcome',
  editProfile: '/edit-profile',
  work: '/new',
  notifications: '/notifications',
  settings: '/settings',
} as const;

/** A member's public page. */
export function profilePath(username: string): string {
  return `/${encodeURIComponent(username)}`;
}
