import { commonLimits } from './commonLimits';
import { listChoices } from './listChoices';
import { listedContentFields } from './listedContentFields';
import { language, line, listOf, oneOf } from './parts';
import { productLimits } from './productLimits';

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
