import * as v from 'valibot';
import { commonLimits } from '../../fields/commonLimits';
import { language, line, distinctList, choice, places } from '../../fields/fieldSchemas';
import { listChoices } from '../../fields/listChoices';
import { listedContentFields } from '../content/listedContentFields';
import { listedCover } from '../content/listedCover';
import { byTitle, equals, contains, inLanguage, listedKind, newest } from '../content/listedKind';

export const productLimits = {
  tagline: { min: 1, max: 120 },
  minRequirements: { min: 1, max: 200 },
  evidence: { max: 5 },
} as const;

export const listedProductFields = {
  ...listedContentFields,
  tagline: line(productLimits.tagline),
  category: choice(listChoices.category),
  maturity: choice(listChoices.maturity),
  organisation: line(commonLimits.organiser),
  pricing: choice(listChoices.pricing),
  deployedIn: places(),
  uiLanguages: distinctList(language, commonLimits.languages),
  platforms: distinctList(choice(listChoices.platform), { max: listChoices.platform.length }),
};

export const listedProducts = listedKind({
  collection: 'products',
  summary: v.object({ ...listedProductFields, cover: listedCover }),
  filters: {
    category: equals('category'),
    maturity: equals('maturity'),
    pricing: equals('pricing'),
    country: contains('deployed_in'),
    language: contains('ui_languages'),
    lang: inLanguage,
    platform: contains('platforms'),
    author: equals('author_uid'),
  },
  orders: { newest, title: byTitle },
});
