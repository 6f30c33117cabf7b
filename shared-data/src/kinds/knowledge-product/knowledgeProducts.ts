import * as v from 'valibot';
import { commonLimits } from '../../fields/commonLimits';
import { line, distinctList, matching, text, whole } from '../../fields/fieldSchemas';
import { contentFields, publicationFits } from '../content/contentFields';
import { publishedKind } from '../content/contentKind';
import { contentLimits } from '../content/contentLimits';
import { knowledgeProductLimits } from './knowledgeProductLimits';
import { listedKnowledgeProductFields, listedKnowledgeProducts } from './listedKnowledgeProducts';

const fields = v.object({
  ...contentFields,
  ...listedKnowledgeProductFields,
  authors: distinctList(line(knowledgeProductLimits.authors.each), knowledgeProductLimits.authors),
  publisher: v.exactOptional(line(knowledgeProductLimits.publisher)),
  version: v.exactOptional(line(knowledgeProductLimits.version)),
  pages: v.exactOptional(whole(knowledgeProductLimits.pages)),
  doi: v.exactOptional(matching('10[.][0-9]{4,9}/[!-~]+', commonLimits.url.max)),
  isbn: v.exactOptional(v.pipe(v.string('text'), v.isbn('malformed'))),
  series: v.exactOptional(line(contentLimits.series)),
  abstract: text(knowledgeProductLimits.abstract),
  keyMessages: distinctList(line(knowledgeProductLimits.keyMessages.each), knowledgeProductLimits.keyMessages),
  /** Ids of knowledge products. */
  replaces: v.exactOptional(text({ min: 1, max: 100 })),
  replacedBy: v.exactOptional(text({ min: 1, max: 100 })),
});

/** `knowledge_products/{id}`: written by administrators only. */
export const knowledgeProductSchema = v.pipe(
  fields,
  v.forward(
    v.check((item) => publicationFits(item), 'not-allowed'),
    ['publishedAt'],
  ),
);
export type KnowledgeProduct = v.InferOutput<typeof knowledgeProductSchema>;

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
