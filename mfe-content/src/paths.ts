import type { Kind, WrittenKind } from './lib/kinds';

/** Every path of this app. All lie under the prefixes that the registry gives it. */
export const paths = {
  knowledgeProducts: '/knowledge-products',
  knowledgeProduct: '/knowledge-products/:id',
  articles: '/articles',
  article: '/articles/:id',
  events: '/events',
  event: '/events/:id',
  opportunities: '/opportunities',
  opportunity: '/opportunities/:id',
  products: '/products',
  product: '/products/:id',
  work: '/new',
  write: '/new/:kind',
} as const;

const listPaths: Readonly<Record<Kind, string>> = {
  knowledgeProduct: paths.knowledgeProducts,
  article: paths.articles,
  event: paths.events,
  opportunity: paths.opportunities,
  product: paths.products,
};

/** The list of a kind. */
export function listPath(kind: Kind): string {
  return listPaths[kind];
}

/** The page of one item. */
export function itemPath(kind: Kind, id: string): string {
  return `${listPaths[kind]}/${encodeURIComponent(id)}`;
}

/** The page of one item with its origin, as it is passed on to others. */
export function itemUrl(kind: Kind, id: string): string {
  return window.location.origin + itemPath(kind, id);
}

/** Stands as the author of what members wrote who have gone: nobody's profile. */
const formerMember = 'former-member';

/** A member's public profile, a page of another app; undefined where there is none. */
export function authorPath(username: string): string | undefined {
  return username === formerMember ? undefined : `/${encodeURIComponent(username)}`;
}

/** The page on which a new item is written; with `draft`, where one that was begun goes on. */
export function writePath(kind: WrittenKind, draft?: string): string {
  return `${paths.work}/${kind}${draftQuery(draft)}`;
}

/** The page on which an item is changed; with `draft`, where a change that was begun goes on. */
export function editPath(kind: WrittenKind, id: string, draft?: string): string {
  return `${itemPath(kind, id)}/edit${draftQuery(draft)}`;
}

function draftQuery(draft: string | undefined): string {
  return draft === undefined ? '' : `?draft=${encodeURIComponent(draft)}`;
}
