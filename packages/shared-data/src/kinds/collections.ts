/** The Firestore collection of every schema. */
export const collections = {
  article: 'articles',
  event: 'events',
  opportunity: 'opportunities',
  product: 'products',
  knowledgeProduct: 'knowledge_products',
  user: 'users',
  profile: 'profiles',
  memberProfile: 'member_profiles',
  username: 'usernames',
  notification: 'notifications',
} as const;
