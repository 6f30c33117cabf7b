import * as v from 'valibot';
import { productSchema } from '../../schemas/product';
import { byTitle, contentKind, equal, holds, newest } from './contentKind';

/** `products/{id}`. */
export const products = contentKind({
  collection: 'products',
  schema: productSchema,
  summary: v.omit(v.object(productSchema.entries), [
    'body',
    'sources',
    'canonicalUrl',
    'evidence',
    'cover',
    'licence',
    'createdAt',
    'revision',
  ]),
  filters: {
    category: equal('category'),
    maturity: equal('maturity'),
    pricing: equal('pricing'),
    country: holds('deployed_in'),
    language: holds('ui_languages'),
    platform: holds('platforms'),
    author: equal('author_username'),
  },
  orders: { newest, title: byTitle },
});
