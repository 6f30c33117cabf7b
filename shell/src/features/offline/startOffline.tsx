import { pageSaver } from '@adp/app-contract';
import { createRoot } from 'react-dom/client';
import texts from '../../messages/offline-en.json';
import type { RouterHolder } from '../../lib/RouterHolder';
import type { StoreMessage, VisitMessage } from '../../offline/stores';
import { addTexts, TextProvider } from '../../text';
import { createPageSaver } from './createPageSaver';
import { createSavedStore } from './createSavedStore';
import { followSync } from './followSync';
import { Offline } from './Offline';
import styles from './Offline.module.css';
import { registerWorker } from './registerWorker';
import { reportVisits } from './reportVisits';
import { storeSavedItems } from './storeSavedItems';
import { getStoredTime, openStoredDocuments } from './storedPages';

/** Delay before offline support starts, in milliseconds. */
const IDLE_DELAY = 4_000;

/**
 * Starts the service worker and the dialog for saved pages when the page is idle. Their elements are next to the page,
 * below its footer. Rejects if the worker or the texts cannot be loaded.
 */
export async function startOffline(holder: RouterHolder): Promise<void> {
  // Skip the delay on a stored page, which shows its age immediately. End it early if the open page can save pages.
  if (getStoredTime() === undefined)
    await Promise.race([pageSaver.whenNeeded, new Promise((done) => setTimeout(done, IDLE_DELAY))]);
  const registration = await registerWorker();
  if (!registration) {
    pageSaver.provide(null);
    return;
  }
  // Load the texts first. Nothing below fails, so that this function can be called again after it has rejected.
  await addTexts(texts);
  const store = createSavedStore();
  pageSaver.provide(createPageSaver(store));
  if (getStoredTime() === undefined) {
    const send = (message: VisitMessage | StoreMessage) => registration.active?.postMessage(message);
    reportVisits(holder, send);
    storeSavedItems(send);
  }
  openStoredDocuments(() => {
    const { navigation, location } = holder.get().state;
    const { pathname, search } = navigation.location ?? location;
    return window.location.origin + pathname + search;
  });
  followSync(registration);
  const container = document.createElement('div');
  container.className = styles['container'] ?? '';
  document.getElementById('root')?.after(container);
  createRoot(container).render(
    <TextProvider>
      <Offline store={store} />
    </TextProvider>,
  );
}
