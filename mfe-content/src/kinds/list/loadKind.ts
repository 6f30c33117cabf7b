import type { Kind } from '../../lib/kinds';
import { addTexts } from '../../text';
import { listKind } from '../article/ArticleCard';
import type { ListKind } from './ListKind';

const loaders: { readonly [K in Kind]: () => Promise<{ readonly listKind: ListKind<K> }> } = {
  knowledgeProduct: () =>
    import(/* webpackChunkName: "knowledge-products" */ '../knowledge-product/KnowledgeProductCard'),
  // The smallest, without a chunk of its own: the others need not repeat what they share with it.
  article: () => Promise.resolve({ listKind }),
  event: () => import(/* webpackChunkName: "events" */ '../event/EventList'),
  opportunity: () => import(/* webpackChunkName: "opportunities" */ '../opportunity/OpportunityList'),
  product: () => import(/* webpackChunkName: "products" */ '../product/ProductCard'),
};

/** A kind's card, with its texts loaded. */
export async function loadKind(kind: Kind): Promise<ListKind> {
  const { listKind: found } = await loaders[kind]();
  return prepareKind(found);
}

/** Loads the texts of a kind's card. The union of all kinds in the result's type cannot express that it is of this kind. */
export async function prepareKind(found: { [K in Kind]: ListKind<K> }[Kind]): Promise<ListKind> {
  await addTexts(...(found.texts ?? []));
  return found as ListKind;
}
