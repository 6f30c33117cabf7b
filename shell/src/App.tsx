import { StrictMode, useMemo, useSyncExternalStore, type ComponentType } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { SiteConfig } from '@adp/site-document/siteConfig';
import { SiteConfigProvider } from './config/SiteConfigContext';
import { MenuPlaceProvider } from './features/menu/MenuPlaceContext';
import { NewBuildNotice } from './features/new-build/NewBuildNotice';
import { ToastHost } from './features/toasts/ToastHost';
import { RetryProvider } from './lib/RetryContext';
import type { RouterHolder } from './lib/RouterHolder';
import { TextProvider } from './text';

interface AppProps {
  readonly config: SiteConfig;
  readonly holder: Omit<RouterHolder, 'dispose'>;
  /** Shows the router's page; another on a server. */
  readonly Pages?: ComponentType<{ readonly router: ReturnType<RouterHolder['get']> }>;
}

/** The whole page: what outlives every route (messages, new-build notice), and the router's current page. */
export function App({ config, holder, Pages = RouterProvider }: AppProps) {
  const router = useSyncExternalStore(holder.subscribe, holder.get, holder.get);
  const attempts = useSyncExternalStore(holder.subscribe, holder.attempts, holder.attempts);
  const retry = useMemo(() => ({ retry: holder.retry, attempts }), [holder, attempts]);
  return (
    <StrictMode>
      <TextProvider>
        <SiteConfigProvider value={config}>
          <RetryProvider value={retry}>
            <MenuPlaceProvider>
              {/* Another router begins with its own loading page, not with what the last one showed. */}
              <Pages key={attempts} router={router} />
            </MenuPlaceProvider>
            <NewBuildNotice />
            <ToastHost />
          </RetryProvider>
        </SiteConfigProvider>
      </TextProvider>
    </StrictMode>
  );
}
