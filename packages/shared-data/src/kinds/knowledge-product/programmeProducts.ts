import { byAuthor } from '../content/defineKind';
import { equals } from '../content/listedKind';
import type { OwnedKind } from '../kind';
import { type KnowledgeProduct, knowledgeProducts } from './knowledgeProducts';

/** What a list of them shows. */
export type ProgrammeProduct = Pick<
  KnowledgeProduct,
  'title' | 'lang' | 'status' | 'updatedAt' | 'authorUid' | 'authorName' | 'programme'
> & { readonly id: string };

/** Knowledge products of a programme, as its editors list those that are private: whose they are is the programme's (docs/decisions/096). */
export const programmeProducts: OwnedKind<ProgrammeProduct, 'status'> = {
  collection: knowledgeProducts.collection,
  summaryFields: knowledgeProducts.summaryFields,
  readSummary: (id, fields) => knowledgeProducts.readSummary(id, fields),
  ownership: { owner: 'programme', order: byAuthor.order, filters: { status: equals('status') } },
};
