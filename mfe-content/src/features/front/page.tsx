import eventTexts from '../../kinds/event/messages/list-en.json';
import { loadKind } from '../../kinds/list/loadKind';
import opportunityTexts from '../../kinds/opportunity/messages/list-en.json';
import texts from '../../messages/front-en.json';
import { addTexts } from '../../text';
import { FrontPage } from './FrontPage';

export { loadNewest } from './newest';

/**
 * The front page, with its texts, and the card and the texts of its list. Its HTML has those of the cards of its sections too: as a file of their own they
 * would be a request more.
 */
export async function frontPage() {
  const { Card } = await loadKind('knowledgeProduct');
  await addTexts(texts, eventTexts, opportunityTexts);
  return { Component: () => <FrontPage Card={Card} /> };
}
