import texts from '../../messages/offline-en.json';
import { addTexts } from '../../text';
import { OfflinePage } from './OfflinePage';

export async function loadOfflinePage() {
  await addTexts(texts);
  return { default: OfflinePage };
}
