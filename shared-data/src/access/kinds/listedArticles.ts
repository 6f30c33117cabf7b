import * as v from 'valibot';
import { listedArticleFields } from '../../schemas/listedArticleFields';
import { equal, holds, newest, listedKind } from './listedKind';

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
