import * as v from 'valibot';
import type { StoredFields } from '../../client/wireValues';
import { commonLimits } from '../../fields/commonLimits';
import { line, distinctList, matching, text, whole } from '../../fields/fieldSchemas';
import { contentFields, withPublicationCheck } from '../content/contentFields';
import { defineKind } from '../content/defineKind';
import { contentLimits } from '../content/contentLimits';
import { knowledgeProductLimits } from './knowledgeProductLimits';
import {
  leaveOutFiles,
  listedKnowledgeProductFields,
  listedKnowledgeProducts,
  preparing,
} from './listedKnowledgeProducts';

const isbn = v.pipe(v.string('text'), v.isbn('malformed'));

/** `knowledge_products/{id}`, which reviewers, administrators and programme editors write (docs/decisions/096). */
export const knowledgeProductSchema = withPublicationCheck(
  v.object({
    ...contentFields,
    ...listedKnowledgeProductFields,
    authors: distinctList(line(knowledgeProductLimits.authors.each), knowledgeProductLimits.authors),
    publisher: v.exactOptional(line(knowledgeProductLimits.publisher)),
    version: v.exactOptional(line(knowledgeProductLimits.version)),
    pages: v.exactOptional(whole(knowledgeProductLimits.pages)),
    doi: v.exactOptional(matching('10[.][0-9]{4,9}/[!-~]{1,487}', commonLimits.url.max)),
    isbn: v.exactOptional(isbn),
    series: v.exactOptional(line(contentLimits.series)),
    abstract: text(knowledgeProductLimits.abstract),
    keyMessages: distinctList(line(knowledgeProductLimits.keyMessages.each), knowledgeProductLimits.keyMessages),
    /** The id of the older knowledge product that this one replaces. */
    replaces: v.exactOptional(matching('[A-Za-z0-9_-]{1,100}', knowledgeProductLimits.otherVersion.max)),
  }),
);
export type KnowledgeProduct = v.InferOutput<typeof knowledgeProductSchema>;

/** Removes invalid files, and ISBNs with a wrong check digit, which the security rules cannot compute. */
function leaveOutUnreadable(stored: StoredFields): StoredFields {
  const { isbn: number, ...others } = stored;
  return leaveOutFiles(v.safeParse(isbn, number).success ? stored : others);
}

export const knowledgeProducts = preparing(
  defineKind({
    listed: listedKnowledgeProducts,
    schema: knowledgeProductSchema,
    unlisted: ['abstract', 'keyMessages', 'publisher', 'version', 'pages', 'doi', 'isbn', 'series', 'replaces'],
  }),
  leaveOutUnreadable,
);
