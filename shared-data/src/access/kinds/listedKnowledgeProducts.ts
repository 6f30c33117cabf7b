import * as v from 'valibot';
import { listedKnowledgeProductFields } from '../../schemas/listedKnowledgeProductFields';
import { byTitle, equal, holds, newest, listedKind } from './listedKind';

/** `knowledge_products/{id}`, for public lists. */
export const listedKnowledgeProducts = listedKind({
  collection: 'knowledge_products',
  summary: v.object(listedKnowledgeProductFields),
  filters: {
    type: equal('type'),
    programme: equal('programme'),
    theme: holds('themes'),
    country: holds('countries'),
    language: holds('file_languages'),
  },
  orders: {
    newest,
    /** By the date that the publication itself bears. */
    published: { field: 'published_on', direction: 'DESCENDING' },
    title: byTitle,
  },
});
