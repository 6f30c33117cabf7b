import * as v from 'valibot';
import { places } from '../../fields/fieldSchemas';
import { bylineFields } from '../content/bylineFields';
import { listedContentFields } from '../content/listedContentFields';
import { listedCover } from '../content/listedCover';
import { equals, contains, inLanguage, listedKind, newest } from '../content/listedKind';

const listedArticleFields = { ...listedContentFields, ...bylineFields, countries: places(), cover: listedCover };

export const listedArticles = listedKind({
  collection: 'articles',
  summary: v.object(listedArticleFields),
  filters: {
    theme: contains('themes'),
    country: contains('countries'),
    programme: equals('programme'),
    lang: inLanguage,
    author: equals('author_uid'),
  },
  orders: { newest },
});
