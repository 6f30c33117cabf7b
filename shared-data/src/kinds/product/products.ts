import * as v from 'valibot';
import { country, listOf, paragraph, url } from '../../fields/fieldSchemas';
import { contentFields, publicationFits } from '../content/contentFields';
import { contentKind } from '../content/contentKind';
import { contentLimits } from '../content/contentLimits';
import { listedProductFields, listedProducts, productLimits } from './listedProducts';

const fields = v.object({
  ...contentFields,
  ...listedProductFields,
  websiteUrl: v.exactOptional(url),
  repoUrl: v.exactOptional(url),
  demoUrl: v.exactOptional(url),
  deployedIn: listOf(country, contentLimits.countries),
  minRequirements: v.exactOptional(paragraph(productLimits.minRequirements)),
  /** Addresses of what shows that it works. */
  evidence: listOf(url, productLimits.evidence),
});

/** `products/{id}`. */
export const productSchema = v.pipe(
  fields,
  v.forward(
    v.check((item) => publicationFits(item), 'not-allowed'),
    ['publishedAt'],
  ),
);
export type Product = v.InferOutput<typeof productSchema>;

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
