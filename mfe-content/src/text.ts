import { createText, type Text } from '@adp/shared-ui';
import type actionTexts from './messages/actions-en.json';
import type detail from './messages/detail-en.json';
import type eventDetail from './messages/detail-event-en.json';
import type knowledgeProductDetail from './messages/detail-knowledge-product-en.json';
import type opportunityDetail from './messages/detail-opportunity-en.json';
import type productDetail from './messages/detail-product-en.json';
import english from './messages/en.json';
import type eventTexts from './messages/events-en.json';
import type knowledgeProductTexts from './messages/knowledge-products-en.json';
import type opportunityTexts from './messages/opportunities-en.json';
import type ownTexts from './messages/own-en.json';
import type productTexts from './messages/products-en.json';
import type searchTexts from './messages/search-en.json';
import type workTexts from './messages/work-en.json';
import type writeTexts from './messages/write-en.json';
import type writeFieldTexts from './messages/write-fields-en.json';

const texts = createText(english);
const known = new Set(Object.keys(english));

/** The texts of every page of the app. Those of one kind, of items' pages and of the search come with their code. */
export const { loadText, TextProvider } = texts;

/** The id of a message of this app. */
export type MessageId =
  | keyof typeof english
  | keyof typeof detail
  | keyof typeof actionTexts
  | keyof typeof eventDetail
  | keyof typeof knowledgeProductDetail
  | keyof typeof opportunityDetail
  | keyof typeof productDetail
  | keyof typeof eventTexts
  | keyof typeof knowledgeProductTexts
  | keyof typeof opportunityTexts
  | keyof typeof productTexts
  | keyof typeof searchTexts
  | keyof typeof ownTexts
  | keyof typeof workTexts
  | keyof typeof writeTexts
  | keyof typeof writeFieldTexts;

/** Adds the texts of a part of the app, before it shows. */
export async function addTexts(...catalogs: readonly object[]): Promise<void> {
  for (const catalog of catalogs) {
    for (const id of Object.keys(catalog)) known.add(id);
    await texts.addTexts(catalog);
  }
}

/** The texts of the page. */
export function useText(): Text<MessageId> {
  return texts.useText() as Text<MessageId>;
}

/** Whether there is such a message: names of stored values are looked up by the value. */
export function isMessageId(id: string): id is MessageId {
  return known.has(id);
}
