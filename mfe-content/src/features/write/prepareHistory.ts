import historyTexts from '../../messages/history-en.json';
import { addTexts } from '../../text';
import { History } from './History';

/** Loads the component for earlier versions and its texts. Loaded on request, because most members never open it. */
export async function prepareHistory() {
  await addTexts(historyTexts);
  return { History };
}
