import { articleList } from '../kinds/article/articleList';
import { eventList } from '../kinds/event/eventList';
import { knowledgeProductList } from '../kinds/knowledge-product/knowledgeProductList';
import { opportunityList } from '../kinds/opportunity/opportunityList';
import { productList } from '../kinds/product/productList';
import type { ContentKind } from '../kinds/contentKinds';
import type { ListDefinition } from './ListDefinition';

/** Filters and queries of all lists. The module is small and needed to parse the URL of any list, so it has no chunk of its own. */
export const listDefinitions: Readonly<Record<ContentKind, ListDefinition>> = {
  knowledgeProduct: knowledgeProductList,
  article: articleList,
  event: eventList,
  opportunity: opportunityList,
  product: productList,
};
