import * as v from 'valibot';
import { choices } from './choices';
import { contentFields, publicationFits } from './contentFields';
import { limits } from './limits';
import { language, listOf, matching, oneOf, text, url, whole, yesOrNo } from './parts';
import { patterns } from './patterns';

const file = v.object({
  lang: language,
  format: oneOf(choices.fileFormat),
  url,
  /** Left out where it is not known. */
  bytes: v.exactOptional(whole(limits.fileBytes)),
  pages: v.exactOptional(whole(limits.pages)),
  sha256: v.exactOptional(matching(patterns.sha256, 64)),
  accessible: v.exactOptional(yesOrNo),
});

const fields = v.object({
  ...contentFields,
  type: oneOf(choices.knowledgeType),
  corporateAuthor: text(limits.corporateAuthor),
  authors: listOf(text(limits.authors.each), limits.authors),
  publisher: text(limits.publisher),
  /** `2024`, `2024-07` or `2024-07-18`: as precisely as it is known. */
  publishedOn: matching(patterns.publishedOn, 10),
  version: v.exactOptional(text(limits.version)),
  pages: v.exactOptional(whole(limits.pages)),
  doi: v.exactOptional(matching(patterns.doi, limits.url.max)),
  isbn: v.exactOptional(v.pipe(v.string('text'), v.isbn('malformed'))),
  series: v.exactOptional(text(limits.series)),
  abstract: text(limits.abstract),
  keyMessages: listOf(text(limits.keyMessages.each), limits.keyMessages),
  files: listOf(file, limits.files),
  /** The distinct languages of the files, which the list filters by. */
  fileLanguages: listOf(language, limits.languages),
  htmlUrl: v.exactOptional(url),
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
