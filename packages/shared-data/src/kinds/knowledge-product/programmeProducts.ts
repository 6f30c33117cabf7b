import { byAuthor } from '../content/defineKind';
import { equals } from '../content/listedKind';
import type { OwnedKind } from '../kind';
import { type KnowledgeProduct, knowledgeProducts } from './knowledgeProducts';

export type ProgrammeProduct = Pick<
  KnowledgeProduct,
  'title' | 'lang' | 'status' | 'updatedAt' | 'authorUid' | 'authorName' | 'programme'
> & { readonly id: string };

/** A programme's unpublished knowledge products, for its editors (docs/decisions/096). */
export const programmeProducts: OwnedKind<ProgrammeProduct, 'status'> = {
  collection: knowledgeProducts.collection,
  summaryFields: knowledgeProducts.summaryFields,
  readSummary: (id, fields) => knowledgeProducts.readSummary(id, fields),
  ownership: { owner: 'programme', order: byAuthor.order, filters: { status: equals('status') } },
};
