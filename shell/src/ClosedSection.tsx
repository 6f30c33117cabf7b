import { lazy } from 'react';
import { ComingSoonPage } from './features/coming-soon/ComingSoonPage';

// Where its code is not stored either there is nothing to show.
const OfflinePage = lazy(() =>
  import(/* webpackChunkName: "offline" */ './features/offline/loadOfflinePage').then((part) => part.loadOfflinePage()),
);

/** The page of a section that is not open yet; without a network, where the service worker has closed all sections (decision 102), what is stored. */
export function ClosedSection({ prefix }: { readonly prefix: string }) {
  const isOffline = typeof document !== 'undefined' && document.documentElement.dataset['stored'] === '';
  return isOffline ? <OfflinePage /> : <ComingSoonPage prefix={prefix} />;
}
