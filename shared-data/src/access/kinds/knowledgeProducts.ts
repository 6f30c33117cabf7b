import * as v from 'valibot';
import { knowledgeProductSchema } from '../../schemas/knowledgeProduct';
import { publishedKind } from './contentKind';
import { listedKnowledgeProducts } from './listedKnowledgeProducts';

/** `knowledge_products/{id}`: administrators write them, past the rules, so no form does. */
export const knowledgeProducts = publishedKind({
  ...listedKnowledgeProducts,
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
});
