import { loadKind } from '../../kinds/list/loadKind';
import texts from '../../messages/front-en.json';
import { addTexts } from '../../text';
import { FrontPage } from './FrontPage';

export { loadNewest } from './newest';

/** The front page, with its texts, and the card and the texts of its list. */
export async function frontPage() {
  const { Card } = await loadKind('knowledgeProduct');
  await addTexts(texts);
  return { Component: () => <FrontPage Card={Card} /> };
}
