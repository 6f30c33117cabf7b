import { createText } from '@adp/shared-ui';
import type actionTexts from './messages/actions-en.json';
import type detail from './messages/detail-en.json';
import type eventDetail from './kinds/event/messages/detail-en.json';
import type knowledgeProductDetail from './kinds/knowledge-product/messages/detail-en.json';
import type opportunityDetail from './kinds/opportunity/messages/detail-en.json';
import type productDetail from './kinds/product/messages/detail-en.json';
import type embedTexts from './messages/embed-en.json';
import type emptyTexts from './messages/empty-en.json';
import english from './messages/en.json';
import type filterTexts from './messages/filters-en.json';
import type frontTexts from './messages/front-en.json';
import type eventFilterTexts from './kinds/event/messages/filters-en.json';
import type eventTexts from './kinds/event/messages/list-en.json';
import type eventFormTexts from './kinds/event/messages/write-en.json';
import type knowledgeProductTexts from './kinds/knowledge-product/messages/list-en.json';
import type knowledgeProductFormTexts from './kinds/knowledge-product/messages/write-en.json';
import type historyTexts from './messages/history-en.json';
import type kindTexts from './messages/kinds-en.json';
import type calendarTexts from './messages/calendar-en.json';
import type listTexts from './messages/list-en.json';
import type opportunityFilterTexts from './kinds/opportunity/messages/filters-en.json';
import type opportunityTexts from './kinds/opportunity/messages/list-en.json';
import type opportunityFormTexts from './kinds/opportunity/messages/write-en.json';
import type opportunityValueTexts from './kinds/opportunity/messages/values-en.json';
import type mapTexts from './messages/map-en.json';
import type ownTexts from './messages/my-items-en.json';
import type productTexts from './kinds/product/messages/list-en.json';
import type productFormTexts from './kinds/product/messages/write-en.json';
import type searchTexts from './messages/search-en.json';
import type translateTexts from './messages/translate-en.json';
import type workTexts from './messages/my-content-en.json';
import type writeTexts from './messages/write-en.json';
import type writeFieldTexts from './messages/write-fields-en.json';

export type MessageId =
  | keyof typeof english
  | keyof typeof detail
  | keyof typeof actionTexts
  | keyof typeof eventDetail
  | keyof typeof knowledgeProductDetail
  | keyof typeof opportunityDetail
  | keyof typeof productDetail
  | keyof typeof calendarTexts
  | keyof typeof embedTexts
  | keyof typeof emptyTexts
  | keyof typeof eventFilterTexts
  | keyof typeof eventTexts
  | keyof typeof eventFormTexts
  | keyof typeof knowledgeProductTexts
  | keyof typeof knowledgeProductFormTexts
  | keyof typeof historyTexts
  | keyof typeof opportunityFilterTexts
  | keyof typeof opportunityTexts
  | keyof typeof opportunityFormTexts
  | keyof typeof opportunityValueTexts
  | keyof typeof productTexts
  | keyof typeof productFormTexts
  | keyof typeof filterTexts
  | keyof typeof frontTexts
  | keyof typeof kindTexts
  | keyof typeof listTexts
  | keyof typeof mapTexts
  | keyof typeof searchTexts
  | keyof typeof ownTexts
  | keyof typeof translateTexts
  | keyof typeof workTexts
  | keyof typeof writeTexts
  | keyof typeof writeFieldTexts;

/** The texts that every page needs. The texts of lists, kinds, item pages and the search load with their code. */
export const { addTexts, isMessageId, loadText, TextProvider, useText } = createText<MessageId>(english);
