import { articleList } from '../kinds/article/articleList';
import { eventList } from '../kinds/event/eventList';
import { knowledgeProductList } from '../kinds/knowledge-product/knowledgeProductList';
import { opportunityList } from '../kinds/opportunity/opportunityList';
import { productList } from '../kinds/product/productList';
import type { ContentKind } from '../kinds/contentKinds';
import type { ListDefinition } from './ListDefinition';

/** Filters and queries of every kind's list. Small, and needed to read any list's address: no chunk of its own. */
export const listDefinitions: Readonly<Record<ContentKind, ListDefinition>> = {
  knowledgeProduct: knowledgeProductList,
  article: articleList,
  event: eventList,
  opportunity: opportunityList,
  product: productList,
};
