import * as v from 'valibot';
import { distinctList, paragraph, url } from '../../fields/fieldSchemas';
import { contentFields, publicationFits } from '../content/contentFields';
import { defineKind } from '../content/defineKind';
import { listedProductFields, listedProducts, productLimits } from './listedProducts';

const fields = v.object({
  ...contentFields,
  ...listedProductFields,
  websiteUrl: v.exactOptional(url),
  repoUrl: v.exactOptional(url),
  demoUrl: v.exactOptional(url),
  minRequirements: v.exactOptional(paragraph(productLimits.minRequirements)),
  /** URLs that prove that the product works. */
  evidence: distinctList(url, productLimits.evidence),
});

export const productSchema = v.pipe(
  fields,
  v.forward(
    v.check((item) => publicationFits(item), 'not-allowed'),
    ['publishedAt'],
  ),
);
export type Product = v.InferOutput<typeof productSchema>;

export const products = defineKind({ listed: listedProducts, schema: productSchema, unlisted: ['evidence'] });
