import { localPath } from '@adp/shared-ui';

/** Every path of this app. All are under the prefixes that the registry assigns to it. */
export const paths = {
  login: '/login',
  signUp: '/sign-up',
  welcome: '/welcome',
  authorization: '/authorization',
  editProfile: '/edit-profile',
  notifications: '/notifications',
  settings: '/settings',
  people: '/people',
  profile: '/:username',
} as const;

/** Pages that redirect after sign-in. */
export const entryPaths: readonly string[] = [paths.login, paths.signUp, paths.authorization];

/** Pages of others that this app leads to. */
export const elsewhere = {
  home: '/',
  about: '/about',
  privacy: '/privacy',
  terms: '/terms',
  myContent: '/new',
} as const;

/** A member's public page. */
export function profilePath(username: string): string {
  return `/${encodeURIComponent(username)}`;
}

/** The same with its origin, as it is passed on to others. */
export function profileUrl(username: string): string {
  return window.location.origin + localPath(profilePath(username));
}

/** A page that leads on to `next` when it is done. */
export function withNext(path: string, next: string): string {
  return next === elsewhere.home ? path : `${path}?next=${encodeURIComponent(next)}`;
}

/** Where items of a kind are listed and shown. */
const itemLists = {
  article: '/articles',
  event: '/events',
  opportunity: '/opportunities',
  product: '/products',
  knowledgeProduct: '/knowledge-products',
} as const;
export type ItemKind = keyof typeof itemLists;

/** What a member has published of a kind. */
export function authorListPath(kind: ItemKind, username: string): string {
  return `${itemLists[kind]}?author=${encodeURIComponent(username)}`;
}

/** The page of one item. */
export function itemPath(kind: ItemKind, id: string): string {
  return `${itemLists[kind]}/${encodeURIComponent(id)}`;
}

/** Where editors change the page of a programme, by the id of its draft: `apet_en`. */
export function programmeEditPath(id: string): string {
  return `/${encodeURIComponent(id.split('_')[0] ?? '')}/edit`;
}

/** Whether a part of an address can be a username: 2 to 30 small letters, digits and single hyphens. The service knows reserved names. */
export function isUsername(part: string | undefined): part is string {
  return part !== undefined && part.length >= 2 && part.length <= 30 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(part);
}
