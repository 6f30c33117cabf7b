import { createText, type Text } from '@adp/shared-ui';
import type actionTexts from './messages/actions-en.json';
import type detail from './messages/detail-en.json';
import type eventDetail from './kinds/event/messages/detail-en.json';
import type knowledgeProductDetail from './kinds/knowledge-product/messages/detail-en.json';
import type opportunityDetail from './kinds/opportunity/messages/detail-en.json';
import type productDetail from './kinds/product/messages/detail-en.json';
import english from './messages/en.json';
import type eventTexts from './kinds/event/messages/list-en.json';
import type knowledgeProductTexts from './kinds/knowledge-product/messages/list-en.json';
import type opportunityTexts from './kinds/opportunity/messages/list-en.json';
import type ownTexts from './messages/own-en.json';
import type productTexts from './kinds/product/messages/list-en.json';
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
