import * as v from 'valibot';
import { articleSchema } from '../../schemas/article';
import { contentKind } from './contentKind';
import { listedArticles } from './listedArticles';

/** `articles/{id}`. */
export const articles = contentKind({
  ...listedArticles,
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
});
