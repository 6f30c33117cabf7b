import { articleList } from '../kinds/article/articleList';
import { eventList } from '../kinds/event/eventList';
import { knowledgeProductList } from '../kinds/knowledge-product/knowledgeProductList';
import { opportunityList } from '../kinds/opportunity/opportunityList';
import { productList } from '../kinds/product/productList';
import type { ContentKind } from '../kinds/contentKinds';
import type { ListDefinition } from './ListDefinition';

/** The filters and queries of all lists. Parsing any list's URL needs this small module, so it has no chunk. */
export const listDefinitions: Readonly<Record<ContentKind, ListDefinition>> = {
  knowledgeProduct: knowledgeProductList,
  article: articleList,
  event: eventList,
  opportunity: opportunityList,
  product: productList,
};
