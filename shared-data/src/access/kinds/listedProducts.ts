import * as v from 'valibot';
import { listedProductFields } from '../../schemas/listedProductFields';
import { byTitle, equal, holds, newest, listedKind } from './listedKind';

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
