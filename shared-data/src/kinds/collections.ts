/** The Firestore collection of every schema. */
export const collections = {
  article: 'articles',
  event: 'events',
  opportunity: 'opportunities',
  product: 'products',
  knowledgeProduct: 'knowledge_products',
  user: 'users',
  profile: 'profiles',
  notification: 'notifications',
} as const;
