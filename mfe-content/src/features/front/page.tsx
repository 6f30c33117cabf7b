import { loadKind } from '../../kinds/list/loadKind';
import { FrontPage } from './FrontPage';

export { loadNewest } from './newest';

/** The front page, with the card and the texts of its list. */
export async function frontPage() {
  const { Card } = await loadKind('knowledgeProduct');
  return { Component: () => <FrontPage Card={Card} /> };
}
