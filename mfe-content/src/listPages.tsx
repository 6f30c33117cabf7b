// One style sheet for all lists. One per kind would be another request before its list shows.
import './kinds/knowledge-product/KnowledgeProductCard.module.css';
import './kinds/product/PlatformBadges.module.css';
import './kinds/opportunity/StateMark.module.css';
import './features/front/FrontPage.module.css';
// Needed before the panel's code, and without JavaScript.
import './components/filters/FilterPanel.module.css';
import { ListPage } from './features/list/ListPage';
import { loadKind } from './kinds/list/loadKind';
import type { Kind } from './lib/kinds';
import texts from './messages/list-en.json';
import { addTexts } from './text';

export { loadAddress } from './api/listAddress';

export const loadFront = () => import(/* webpackChunkName: "knowledge-products" */ './features/front/page');

/** The page of a kind's list. The list of knowledge products is the site's front page. */
export async function listPage(kind: Kind) {
  await addTexts(texts);
  if (kind === 'knowledgeProduct') return (await loadFront()).frontPage();
  const { Card } = await loadKind(kind);
  return { Component: () => <ListPage kind={kind} Card={Card} /> };
}
