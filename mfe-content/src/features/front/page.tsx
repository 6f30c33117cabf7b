import eventTexts from '../../kinds/event/messages/list-en.json';
import { loadKind } from '../../kinds/list/loadKind';
import opportunityTexts from '../../kinds/opportunity/messages/list-en.json';
import texts from '../../messages/front-en.json';
import { addTexts } from '../../text';
import { FrontPage } from './FrontPage';

export { loadSections } from './loadSections';

/** Loads the front page with the texts of the sections' cards, so that these need no further request. */
export async function frontPage() {
  const { Card } = await loadKind('knowledgeProduct');
  await addTexts(texts, eventTexts, opportunityTexts);
  return { Component: () => <FrontPage Card={Card} /> };
}
