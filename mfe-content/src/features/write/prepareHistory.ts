import historyTexts from '../../messages/history-en.json';
import { addTexts } from '../../text';
import { History } from './History';

export async function prepareHistory() {
  await addTexts(historyTexts);
  return { History };
}
