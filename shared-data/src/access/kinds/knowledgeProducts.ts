import * as v from 'valibot';
import { knowledgeProductSchema } from '../../schemas/knowledgeProduct';
import { byTitle, equal, holds, newest, publishedKind } from './contentKind';

/** `knowledge_products/{id}`: administrators write them, past the rules, so no form does. */
export const knowledgeProducts = publishedKind({
  collection: 'knowledge_products',
  schema: knowledgeProductSchema,
  summary: v.omit(v.object(knowledgeProductSchema.entries), [
    'body',
    'sources',
    'canonicalUrl',
    'abstract',
    'keyMessages',
    'cover',
    'licence',
    'authors',
    'publisher',
    'version',
    'pages',
    'doi',
    'isbn',
    'series',
    'replaces',
    'replacedBy',
    'createdAt',
    'revision',
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
