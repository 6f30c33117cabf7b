import { lazy } from 'react';
import { ComingSoonPage } from '../features/coming-soon/ComingSoonPage';
import texts from '../messages/coming-soon-en.json';
import { addTexts } from '../text';

// If this code cannot be loaded offline, the page stays empty.
const OfflinePage = lazy(() =>
  import(/* webpackChunkName: "offline" */ '../features/offline/loadOfflinePage').then((part) =>
    part.loadOfflinePage(),
  ),
);

/** Page of a closed section. Offline, the worker has closed all sections (decision 102), so it lists the stored pages. */
function ClosedSection({ prefix }: { readonly prefix: string }) {
  const isOffline = typeof document !== 'undefined' && document.documentElement.dataset['stored'] === '';
  return isOffline ? <OfflinePage /> : <ComingSoonPage prefix={prefix} />;
}

export async function loadClosedSection(): Promise<typeof ClosedSection> {
  await addTexts(texts);
  return ClosedSection;
}
