/** Paths in the member's menu. They are not in `paths.ts`, so that visitors do not download them. */
export const memberPaths = {
  welcome: '/welcome',
  editProfile: '/edit-profile',
  work: '/new',
  notifications: '/notifications',
  settings: '/settings',
} as const;

export function profilePath(username: string): string {
  return `/${encodeURIComponent(username)}`;
}
