import { StrictMode, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { SiteConfig } from './config/siteConfig';
import { SiteConfigProvider } from './config/SiteConfigContext';
import { MenuPlaceProvider } from './features/menu/MenuPlaceContext';
import { NewBuildNotice } from './features/new-build/NewBuildNotice';
import { ToastHost } from './features/toasts/ToastHost';
import { RetryProvider, type Retry } from './router/RetryContext';
import type { RouterHolder } from './router/siteRouter';
import { TextProvider } from './text';

/** The whole page: what outlives every route (messages, new-build notice), and the router's current page. */
export function App({ config, holder }: { config: SiteConfig; holder: RouterHolder }) {
  const router = useSyncExternalStore(holder.subscribe, holder.get, holder.get);
  const attempts = useSyncExternalStore(holder.subscribe, holder.attempts, holder.attempts);
  const retry = useMemo(() => ({ retry: holder.retry, attempts }), [holder, attempts]);
  return (
    <SitePage config={config} retry={retry}>
      {/* Another router begins with its own loading page, not with what the last one showed. */}
      <RouterProvider key={attempts} router={router} />
    </SitePage>
  );
}

/** What is around the router's page, in a browser and on a server. */
export function SitePage({ config, retry, children }: { config: SiteConfig; retry: Retry; children: ReactNode }) {
  return (
    <StrictMode>
      <TextProvider>
        <SiteConfigProvider value={config}>
          <RetryProvider value={retry}>
            <MenuPlaceProvider>{children}</MenuPlaceProvider>
            <NewBuildNotice />
            <ToastHost />
          </RetryProvider>
        </SiteConfigProvider>
      </TextProvider>
    </StrictMode>
  );
}
