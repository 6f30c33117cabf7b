import type { Kind } from '../../lib/kinds';
import { addTexts } from '../../text';
import { listKind } from '../article/ArticleCard';
import type { ListKind } from './ListKind';

const loaders: { readonly [K in Kind]: () => Promise<{ readonly listKind: ListKind<K> }> } = {
  knowledgeProduct: () =>
    import(/* webpackChunkName: "knowledge-products" */ '../knowledge-product/KnowledgeProductCard'),
  // This card is bundled here rather than loaded, because other chunks share code and style with it.
  article: () => Promise.resolve({ listKind }),
  event: () => import(/* webpackChunkName: "events" */ '../event/EventList'),
  opportunity: () => import(/* webpackChunkName: "opportunities" */ '../opportunity/OpportunityList'),
  product: () => import(/* webpackChunkName: "products" */ '../product/ProductCard'),
};

export async function loadKind(kind: Kind): Promise<ListKind> {
  const { listKind } = await loaders[kind]();
  return prepareKind(listKind);
}

/** Adds the texts of a list, and returns the list with a type that is the same for all kinds. */
export async function prepareKind(listKind: { [K in Kind]: ListKind<K> }[Kind]): Promise<ListKind> {
  await addTexts(...(listKind.texts ?? []));
  return listKind as ListKind;
}
