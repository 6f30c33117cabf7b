import type { Kind } from '../../lib/kinds';
import { addTexts } from '../../text';
import { listKind } from '../article/ArticleCard';
import type { ListKind } from './ListKind';

const loaders: { readonly [K in Kind]: () => Promise<{ readonly listKind: ListKind<K> }> } = {
  knowledgeProduct: () =>
    import(/* webpackChunkName: "knowledge-products" */ '../knowledge-product/KnowledgeProductCard'),
  // The smallest card, which other chunks share code with.
  article: () => Promise.resolve({ listKind }),
  event: () => import(/* webpackChunkName: "events" */ '../event/EventList'),
  opportunity: () => import(/* webpackChunkName: "opportunities" */ '../opportunity/OpportunityList'),
  product: () => import(/* webpackChunkName: "products" */ '../product/ProductCard'),
};

export async function loadKind(kind: Kind): Promise<ListKind> {
  const { listKind } = await loaders[kind]();
  return prepareKind(listKind);
}

/** Loads the texts of a kind's card. Its type cannot express that the card is of this kind. */
export async function prepareKind(listKind: { [K in Kind]: ListKind<K> }[Kind]): Promise<ListKind> {
  await addTexts(...(listKind.texts ?? []));
  return listKind as ListKind;
}
