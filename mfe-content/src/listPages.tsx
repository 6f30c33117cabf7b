// One style sheet for all lists: one per kind would cost one more request before its list shows.
import './kinds/knowledge-product/KnowledgeProductCard.module.css';
import './kinds/product/PlatformBadges.module.css';
import './kinds/opportunity/StateMark.module.css';
import './features/front/FrontPage.module.css';
import { ListPage } from './features/list/ListPage';
import { loadKind } from './kinds/list/loadKind';
import type { Kind } from './lib/kinds';

export { loadList } from './kinds/list/listStore';

const loadFront = () => import(/* webpackChunkName: "knowledge-products" */ './features/front/FrontPage');

/** The page of a kind's list. The list of knowledge products is the site's front page. */
export async function listPage(kind: Kind) {
  const [{ Card }, front] = await Promise.all([loadKind(kind), kind === 'knowledgeProduct' ? loadFront() : undefined]);
  if (front) return { Component: () => <front.FrontPage Card={Card} /> };
  return { Component: () => <ListPage kind={kind} Card={Card} /> };
}
