import * as v from 'valibot';
import { contentFields, publicationFits } from './contentFields';
import { contentLimits } from './contentLimits';
import { listedProductFields } from './listedProductFields';
import { country, listOf, paragraph, url } from './parts';
import { productLimits } from './productLimits';

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
