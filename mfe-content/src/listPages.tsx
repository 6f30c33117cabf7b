// Import all style sheets of lists here, because separate style sheets would delay each list by a request.
import './kinds/knowledge-product/KnowledgeProductCard.module.css';
import './kinds/product/PlatformBadges.module.css';
import './kinds/opportunity/StateMark.module.css';
import './features/front/FrontPage.module.css';
import './features/front/DayStrip.module.css';
import './features/front/FrontMap.module.css';
import '@adp/shared-ui/placeholder.css';
import '@adp/shared-ui/visually-hidden.css';
// The filters need this style sheet before their code loads, and without JavaScript.
import './components/filters/FilterPanel.module.css';
import { ListPage } from './features/list/ListPage';
import { loadKind } from './kinds/list/loadKind';
import type { Kind } from './lib/kinds';
import texts from './messages/list-en.json';
import { addTexts } from './text';

export { loadAddress } from './api/listAddress';

export const loadFront = () => import(/* webpackChunkName: "knowledge-products" */ './features/front/page');

/** Loads the page of a kind's list. For knowledge products, loads the front page of the site. */
export async function listPage(kind: Kind) {
  await addTexts(texts);
  if (kind === 'knowledgeProduct') return (await loadFront()).frontPage();
  const { Card } = await loadKind(kind);
  return { Component: () => <ListPage kind={kind} Card={Card} /> };
}
