import * as v from 'valibot';
import { commonLimits } from '../../fields/commonLimits';
import { language, line, listOf, oneOf } from '../../fields/fieldSchemas';
import { listChoices } from '../../fields/listChoices';
import { listedContentFields } from '../content/listedContentFields';
import { byTitle, equal, holds, listedKind, newest } from '../content/listedKind';

/** Limits of products alone. */
export const productLimits = {
  tagline: { min: 1, max: 120 },
  minRequirements: { min: 1, max: 200 },
  evidence: { max: 5 },
} as const;

/** What a public list reads of a product. */
export const listedProductFields = {
  ...listedContentFields,
  tagline: line(productLimits.tagline),
  category: oneOf(listChoices.category),
  maturity: oneOf(listChoices.maturity),
  organisation: line(commonLimits.organiser),
  pricing: oneOf(listChoices.pricing),
  uiLanguages: listOf(language, commonLimits.languages),
  platforms: listOf(oneOf(listChoices.platform), { max: listChoices.platform.length }),
};

/** `products/{id}`, for public lists. */
export const listedProducts = listedKind({
  collection: 'products',
  summary: v.object(listedProductFields),
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
