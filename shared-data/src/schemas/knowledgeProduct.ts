import * as v from 'valibot';
import { commonLimits } from './commonLimits';
import { contentFields, publicationFits } from './contentFields';
import { contentLimits } from './contentLimits';
import { knowledgeProductLimits } from './knowledgeProductLimits';
import { listedKnowledgeProductFields } from './listedKnowledgeProductFields';
import { line, listOf, matching, text, whole } from './parts';

const fields = v.object({
  ...contentFields,
  ...listedKnowledgeProductFields,
  authors: listOf(line(knowledgeProductLimits.authors.each), knowledgeProductLimits.authors),
  publisher: v.exactOptional(line(knowledgeProductLimits.publisher)),
  version: v.exactOptional(line(knowledgeProductLimits.version)),
  pages: v.exactOptional(whole(knowledgeProductLimits.pages)),
  doi: v.exactOptional(matching('10[.][0-9]{4,9}/[!-~]+', commonLimits.url.max)),
  isbn: v.exactOptional(v.pipe(v.string('text'), v.isbn('malformed'))),
  series: v.exactOptional(line(contentLimits.series)),
  abstract: text(knowledgeProductLimits.abstract),
  keyMessages: listOf(line(knowledgeProductLimits.keyMessages.each), knowledgeProductLimits.keyMessages),
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
