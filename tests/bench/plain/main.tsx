import '@adp/shared-ui/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type HydrationState, type RouteObject } from 'react-router-dom';
import { parsePageData } from '@adp/site-document/pageData';
import { app as account } from '../../../mfe-account/src/app';
import { app as admin } from '../../../mfe-admin/src/app';
import { app as content } from '../../../mfe-content/src/app';
import { app as programmes } from '../../../mfe-programmes/src/app';
import { App } from '../../../shell/src/App';
import { FatalPage } from '../../../shell/src/FatalPage';
import type { RouterHolder } from '../../../shell/src/lib/RouterHolder';
import { loadText } from '../../../shell/src/text';
import { config } from './config';
import { plainRoutes } from './plainRoutes';

/**
 * Starts the site like the shell (`shell/src/start.tsx`), but parses no registry and loads no remote apps. Hydrates a
 * prerendered page as React Router's documentation describes.
 */
async function start(): Promise<void> {
  const place = document.getElementById('root') ?? document.body;
  let root: Root | undefined;
  const options = { onUncaughtError: (error: unknown) => showFatal(error) };
  const showFatal = (error: unknown) => {
    console.error('The site could not be shown:', error);
    setTimeout(() => (root ??= createRoot(place, options)).render(<FatalPage error={error} />));
  };
  try {
    await Promise.all([loadText(), account.prepare?.(), content.prepare?.(), programmes.prepare?.()]);
    const routes = plainRoutes(config, [account, admin, content, programmes]);
    const data = document.getElementById('page-data')?.textContent;
    if (data) await loadPage(routes);
    else document.querySelector('title')?.remove();
    const router = createBrowserRouter(
      routes,
      data ? { hydrationData: parsePageData(data) as HydrationState } : undefined,
    );
    const holder: RouterHolder = {
      get: () => router,
      attempts: () => 0,
      subscribe: () => () => undefined,
      retry: () => window.location.reload(),
      dispose: () => router.dispose(),
    };
    const page = <App config={config} holder={holder} />;
    if (data) startTransition(() => void (root = hydrateRoot(place, page, options)));
    else (root = createRoot(place, options)).render(page);
  } catch (error) {
    showFatal(error);
  }
}

/** Loads the lazy routes of the current page before the router starts, so that hydration matches the HTML. */
async function loadPage(routes: RouteObject[]): Promise<void> {
  const matched = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

void start();
