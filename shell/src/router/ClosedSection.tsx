import { lazy } from 'react';
import { ComingSoonPage } from '../features/coming-soon/ComingSoonPage';
import texts from '../messages/coming-soon-en.json';
import { addTexts } from '../text';

// Where its code is not stored either there is nothing to show.
const OfflinePage = lazy(() =>
  import(/* webpackChunkName: "offline" */ '../features/offline/loadOfflinePage').then((part) =>
    part.loadOfflinePage(),
  ),
);

/** The page of a section that is not open yet; without a network, where the service worker has closed all sections (decision 102), what is stored. */
function ClosedSection({ prefix }: { readonly prefix: string }) {
  const isOffline = typeof document !== 'undefined' && document.documentElement.dataset['stored'] === '';
  return isOffline ? <OfflinePage /> : <ComingSoonPage prefix={prefix} />;
}

/** That page, with its texts. */
export async function loadClosedSection(): Promise<typeof ClosedSection> {
  await addTexts(texts);
  return ClosedSection;
}
