import { createText } from '@adp/shared-ui';
import english from './messages/en.json';

export type MessageId =
  | keyof typeof english
  | keyof typeof import('./messages/detail-en.json')
  | keyof typeof import('./messages/actions-en.json')
  | keyof typeof import('./kinds/event/messages/detail-en.json')
  | keyof typeof import('./kinds/knowledge-product/messages/detail-en.json')
  | keyof typeof import('./kinds/opportunity/messages/detail-en.json')
  | keyof typeof import('./kinds/product/messages/detail-en.json')
  | keyof typeof import('./messages/calendar-en.json')
  | keyof typeof import('./messages/embed-en.json')
  | keyof typeof import('./messages/empty-en.json')
  | keyof typeof import('./kinds/event/messages/filters-en.json')
  | keyof typeof import('./kinds/event/messages/list-en.json')
  | keyof typeof import('./kinds/event/messages/write-en.json')
  | keyof typeof import('./kinds/knowledge-product/messages/list-en.json')
  | keyof typeof import('./kinds/knowledge-product/messages/write-en.json')
  | keyof typeof import('./messages/history-en.json')
  | keyof typeof import('./kinds/opportunity/messages/filters-en.json')
  | keyof typeof import('./kinds/opportunity/messages/list-en.json')
  | keyof typeof import('./kinds/opportunity/messages/write-en.json')
  | keyof typeof import('./kinds/opportunity/messages/values-en.json')
  | keyof typeof import('./kinds/product/messages/list-en.json')
  | keyof typeof import('./kinds/product/messages/write-en.json')
  | keyof typeof import('./messages/filters-en.json')
  | keyof typeof import('./messages/front-en.json')
  | keyof typeof import('./messages/kinds-en.json')
  | keyof typeof import('./messages/list-en.json')
  | keyof typeof import('./messages/map-en.json')
  | keyof typeof import('./messages/search-en.json')
  | keyof typeof import('./messages/my-items-en.json')
  | keyof typeof import('./messages/translate-en.json')
  | keyof typeof import('./messages/my-content-en.json')
  | keyof typeof import('./messages/write-en.json')
  | keyof typeof import('./messages/write-fields-en.json');

/** The texts that every page needs. The texts of lists, kinds, item pages and the search load with their code. */
export const { addTexts, isMessageId, loadText, TextProvider, useText } = createText<MessageId>(english);
