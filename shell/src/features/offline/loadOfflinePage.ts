import texts from '../../messages/offline-en.json';
import { addTexts } from '../../text';
import { OfflinePage } from './OfflinePage';

/** Loads the page's texts. Returns the page as a module for `lazy`. */
export async function loadOfflinePage() {
  await addTexts(texts);
  return { default: OfflinePage };
}
