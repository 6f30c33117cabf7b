export const paths = {
  home: '/',
  about: '/about',
  download: '/download',
  privacy: '/privacy',
  terms: '/terms',
  articles: '/articles',
  events: '/events',
  opportunities: '/opportunities',
  products: '/products',
  people: '/people',
  saved: '/saved',
  search: '/search',
  work: '/new',
  login: '/login',
  knowledgeProducts: '/knowledge-products',
  audaNepad: '/auda-nepad',
  apet: '/apet',
  cjed: '/cjed',
  auAi: '/au-ai',
} as const;

/** Sections with content of members. Header, menu and footer link to them. */
export const sectionLinks = [
  { to: paths.articles, label: 'footer.articles' },
  { to: paths.events, label: 'footer.events' },
  { to: paths.opportunities, label: 'footer.opportunities' },
  { to: paths.products, label: 'footer.products' },
  { to: paths.people, label: 'footer.people' },
] as const;

export const siteLinks = [
  { to: paths.saved, label: 'footer.saved' },
  { to: paths.download, label: 'footer.download' },
  { to: paths.about, label: 'footer.about' },
  { to: paths.privacy, label: 'footer.privacy' },
  { to: paths.terms, label: 'footer.terms' },
] as const;

export function loginTo(path: string): string {
  return path.startsWith(paths.login) ? paths.login : `${paths.login}?next=${encodeURIComponent(path)}`;
}
