import type { Kind } from '../../lib/kinds';
import { addTexts } from '../../text';
import { listKind } from '../article/ArticleCard';
import type { ListKind } from './ListKind';

const loads: { readonly [K in Kind]: () => Promise<{ readonly listKind: ListKind<K> }> } = {
  knowledgeProduct: () =>
    import(/* webpackChunkName: "knowledge-products" */ '../knowledge-product/KnowledgeProductCard'),
  // The smallest; what it has in common with the others need then not come with each of them.
  article: () => Promise.resolve({ listKind }),
  event: () => import(/* webpackChunkName: "events" */ '../event/EventCard'),
  opportunity: () => import(/* webpackChunkName: "opportunities" */ '../opportunity/OpportunityCard'),
  product: () => import(/* webpackChunkName: "products" */ '../product/ProductCard'),
};

/** A kind's source and card, its texts at hand. Their items are of that kind, which the type of a list of several kinds cannot say. */
export async function loadKind(kind: Kind): Promise<ListKind> {
  const { listKind: found } = await loads[kind]();
  await addTexts(found.texts ?? {});
  return found as ListKind;
}
