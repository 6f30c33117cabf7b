/** Every path that the shell itself links to. An app's own paths are its own business. */
export const paths = {
  home: '/',
  about: '/about',
  articles: '/articles',
  events: '/events',
  opportunities: '/opportunities',
  products: '/products',
  people: '/people',
  knowledgeProducts: '/knowledge-products',
  audaNepad: '/auda-nepad',
  apet: '/apet',
  cjed: '/cjed',
  auAi: '/au-ai',
} as const;
