import * as v from 'valibot';
import { productSchema } from '../../schemas/product';
import { contentKind } from './contentKind';
import { listedProducts } from './listedProducts';

/** `products/{id}`. */
export const products = contentKind({
  ...listedProducts,
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
});
