/** Paths in the member menu. They are separate from `paths.ts`, so that visitors do not download them. */
export const memberPaths = {
  welcome: '/welcome',
  editProfile: '/edit-profile',
  work: '/new',
  saved: '/saved',
  notifications: '/notifications',
  settings: '/settings',
} as const;

export function profilePath(username: string): string {
  return `/${encodeURIComponent(username)}`;
}
