import * as v from 'valibot';
import { articleSchema } from '../../schemas/article';
import { contentKind, equal, holds, newest } from './contentKind';

/** `articles/{id}`. */
export const articles = contentKind({
  collection: 'articles',
  schema: articleSchema,
  summary: v.omit(v.object(articleSchema.entries), [
    'body',
    'sources',
    'canonicalUrl',
    'cover',
    'licence',
    'createdAt',
    'revision',
  ]),
  filters: {
    theme: holds('themes'),
    country: holds('countries'),
    programme: equal('programme'),
    lang: equal('lang'),
    author: equal('author_username'),
  },
  orders: { newest },
});
