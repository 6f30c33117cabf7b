import * as v from 'valibot';
import { choices } from './choices';
import { contentFields, publicationFits } from './contentFields';
import { limits } from './limits';
import { country, language, listOf, oneOf, text, url } from './parts';

const fields = v.object({
  ...contentFields,
  tagline: text(limits.tagline),
  category: oneOf(choices.category),
  maturity: oneOf(choices.maturity),
  organisation: text(limits.organiser),
  websiteUrl: v.exactOptional(url),
  repoUrl: v.exactOptional(url),
  demoUrl: v.exactOptional(url),
  pricing: oneOf(choices.pricing),
  deployedIn: listOf(country, limits.countries),
  uiLanguages: listOf(language, limits.languages),
  platforms: listOf(oneOf(choices.platform), { max: choices.platform.length }),
  minRequirements: v.exactOptional(text(limits.minRequirements)),
  /** Addresses of what shows that it works. */
  evidence: listOf(url, limits.evidence),
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
