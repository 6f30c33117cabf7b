import { createRoot } from 'react-dom/client';
import texts from '../../messages/offline-en.json';
import type { RouterHolder } from '../../lib/RouterHolder';
import { addTexts, TextProvider } from '../../text';
import { followSync } from './followSync';
import { Offline } from './Offline';
import styles from './Offline.module.css';
import { registerWorker } from './registerWorker';
import { reportVisits } from './reportVisits';
import { getStoredTime, openStoredDocuments } from './storedPages';

/** How long a page has been there before anything of it is stored, in milliseconds. */
const QUIET = 4_000;

/**
 * What the site does for readers without a network: the worker, which stores what they visit, and what they save and delete themselves. It comes when the
 * page has been quiet for a while, and is beside the page, below its footer.
 */
export async function startOffline(holder: RouterHolder): Promise<void> {
  // A page that this device has stored says at once of when it is.
  if (getStoredTime() === undefined) await new Promise((done) => setTimeout(done, QUIET));
  const registration = await registerWorker();
  if (!registration) return;
  if (getStoredTime() === undefined) reportVisits(holder, (visit) => registration.active?.postMessage(visit));
  openStoredDocuments(() => {
    const { navigation, location } = holder.get().state;
    const { pathname, search } = navigation.location ?? location;
    return window.location.origin + pathname + search;
  });
  followSync(registration);
  await addTexts(texts);
  const place = document.createElement('div');
  place.className = styles['place'] ?? '';
  document.getElementById('root')?.after(place);
  createRoot(place).render(
    <TextProvider>
      <Offline />
    </TextProvider>,
  );
}
