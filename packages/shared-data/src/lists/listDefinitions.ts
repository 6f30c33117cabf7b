import { articleList } from '../kinds/article/articleList';
import { eventList } from '../kinds/event/eventList';
import { knowledgeProductList } from '../kinds/knowledge-product/knowledgeProductList';
import { opportunityList } from '../kinds/opportunity/opportunityList';
import { productList } from '../kinds/product/productList';
import type { ContentKind } from '../kinds/contentKinds';
import type { ListDefinition } from './ListDefinition';

/**
 * The filters and queries of all lists. The module is small, and parsing the URL of any list needs it, so it has no
 * separate chunk.
 */
export const listDefinitions: Readonly<Record<ContentKind, ListDefinition>> = {
  knowledgeProduct: knowledgeProductList,
  article: articleList,
  event: eventList,
  opportunity: opportunityList,
  product: productList,
};
