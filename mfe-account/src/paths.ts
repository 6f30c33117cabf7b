import { type ContentKind, listPath } from '@adp/shared-data/content';
import { localPath } from '@adp/shared-ui';

export { followPath } from '@adp/shared-data/alerts';
export { itemPath, listPath } from '@adp/shared-data/content';

export const paths = {
  login: '/login',
  signUp: '/sign-up',
  welcome: '/welcome',
  authorization: '/authorization',
  editProfile: '/edit-profile',
  notifications: '/notifications',
  settings: '/settings',
  saved: '/saved',
  subscriptions: '/subscriptions',
  people: '/people',
  profile: '/:username',
} as const;

export const entryPaths: readonly string[] = [paths.login, paths.signUp, paths.authorization];

export const sitePaths = {
  home: '/',
  about: '/about',
  privacy: '/privacy',
  terms: '/terms',
  myContent: '/new',
} as const;

export function profilePath(username: string): string {
  return `/${encodeURIComponent(username)}`;
}

export function profileUrl(username: string): string {
  return window.location.origin + localPath(profilePath(username));
}

/** Adds `next` to a path, so that its page redirects there afterwards. */
export function withNext(path: string, next: string): string {
  return next === sitePaths.home ? path : `${path}?next=${encodeURIComponent(next)}`;
}

export function authorListPath(kind: ContentKind, username: string): string {
  return `${listPath(kind)}?author=${encodeURIComponent(username)}`;
}

/** Returns the path of a member's personal calendar. Anyone who has the path can read the calendar. */
export function calendarPath(uid: string, secret: string): string {
  return `/api/actions/calendar/${encodeURIComponent(uid)}.${secret}.ics`;
}

/** Returns the path for editing a programme page, by the id of its draft, such as `apet_en`. */
export function programmeEditPath(id: string): string {
  return `/${encodeURIComponent(id.split('_')[0] ?? '')}/edit`;
}

/** Checks only the format of a username: 2 to 30 lower-case letters, digits and single hyphens. */
export function isUsername(part: string | undefined): part is string {
  return part !== undefined && part.length >= 2 && part.length <= 30 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(part);
}

/** Returns the path of the map of members by country, which is in another app. */
export function peopleMapPath(country: string | undefined): string {
  return country === undefined ? '/map/people' : `/map/people?country=${country}`;
}
