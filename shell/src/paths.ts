/** Every path that the shell itself links to. An app's own paths are its own business. */
export const paths = {
  home: '/',
  about: '/about',
  privacy: '/privacy',
  terms: '/terms',
  articles: '/articles',
  events: '/events',
  opportunities: '/opportunities',
  products: '/products',
  people: '/people',
  search: '/search',
  work: '/new',
  login: '/login',
  knowledgeProducts: '/knowledge-products',
  audaNepad: '/auda-nepad',
  apet: '/apet',
  cjed: '/cjed',
  auAi: '/au-ai',
} as const;

/** The way to sign in that leads back to `path`. */
export function loginTo(path: string): string {
  return path.startsWith(paths.login) ? paths.login : `${paths.login}?next=${encodeURIComponent(path)}`;
}
