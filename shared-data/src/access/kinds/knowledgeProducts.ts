import * as v from 'valibot';
import { knowledgeProductSchema } from '../../schemas/knowledgeProduct';
import { byTitle, contentKind, equal, holds, newest } from './contentKind';

/** `knowledge_products/{id}`. */
export const knowledgeProducts = contentKind({
  collection: 'knowledge_products',
  schema: knowledgeProductSchema,
  summary: v.omit(v.object(knowledgeProductSchema.entries), [
    'body',
    'sources',
    'canonicalUrl',
    'abstract',
    'keyMessages',
  ]),
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
