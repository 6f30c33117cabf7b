import texts from '../../messages/offline-en.json';
import { addTexts } from '../../text';
import { OfflinePage } from './OfflinePage';

/** The page as `lazy` takes it, with its texts. */
export async function loadOfflinePage() {
  await addTexts(texts);
  return { default: OfflinePage };
}
