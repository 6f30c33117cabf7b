import * as v from 'valibot';
import { bylineFields } from '../content/bylineFields';
import { listedContentFields } from '../content/listedContentFields';
import { equal, holds, listedKind, newest } from '../content/listedKind';

/** What a public list reads of an article. */
const listedArticleFields = { ...listedContentFields, ...bylineFields };

/** `articles/{id}`, for public lists. */
export const listedArticles = listedKind({
  collection: 'articles',
  summary: v.object(listedArticleFields),
  filters: {
    theme: holds('themes'),
    country: holds('countries'),
    programme: equal('programme'),
    lang: equal('lang'),
    author: equal('author_username'),
  },
  orders: { newest },
});
