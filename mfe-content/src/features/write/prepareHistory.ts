import historyTexts from '../../messages/history-en.json';
import { addTexts } from '../../text';
import { History } from './History';

/** The earlier versions of an item, with their texts: most members who write never open them. */
export async function prepareHistory() {
  await addTexts(historyTexts);
  return { History };
}
