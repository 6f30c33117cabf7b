import historyTexts from '../../messages/history-en.json';
import { addTexts } from '../../text';
import { History } from './History';

/** Loads the earlier versions of an item, which most members never open, with their texts. */
export async function prepareHistory() {
  await addTexts(historyTexts);
  return { History };
}
