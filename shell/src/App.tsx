import { StrictMode, useMemo, useSyncExternalStore, type ComponentType } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { SiteConfig } from '@adp/site-document/siteConfig';
import { SiteConfigProvider } from './config/SiteConfigContext';
import { OpenMenuProvider } from './features/menu/OpenMenuContext';
import { NewBuildNotice } from './features/new-build/NewBuildNotice';
import { ToastHost } from './features/toasts/ToastHost';
import { RetryProvider } from './lib/RetryContext';
import type { RouterHolder } from './lib/RouterHolder';
import { TextProvider } from './text';

interface AppProps {
  readonly config: SiteConfig;
  readonly holder: Omit<RouterHolder, 'dispose'>;
  readonly Pages?: ComponentType<{ readonly router: ReturnType<RouterHolder['get']> }>;
}

export function App({ config, holder, Pages = RouterProvider }: AppProps) {
  const router = useSyncExternalStore(holder.subscribe, holder.get, holder.get);
  const attempts = useSyncExternalStore(holder.subscribe, holder.attempts, holder.attempts);
  const retry = useMemo(() => ({ retry: holder.retry, attempts }), [holder, attempts]);
  return (
    <StrictMode>
      <TextProvider>
        <SiteConfigProvider value={config}>
          <RetryProvider value={retry}>
            <OpenMenuProvider>
              {/* With this key, a new router starts with its loading page instead of the previous router's content. */}
              <Pages key={attempts} router={router} />
            </OpenMenuProvider>
            <NewBuildNotice />
            <ToastHost holder={holder} />
          </RetryProvider>
        </SiteConfigProvider>
      </TextProvider>
    </StrictMode>
  );
}
