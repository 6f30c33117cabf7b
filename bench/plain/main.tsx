import '@adp/shared-ui/base.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { app as account } from '../../mfe-account/src/app';
import { app as content } from '../../mfe-content/src/app';
import { app as programmes } from '../../mfe-programmes/src/app';
import { App } from '../../shell/src/App';
import { FatalPage } from '../../shell/src/FatalPage';
import type { RouterHolder } from '../../shell/src/router/siteRouter';
import { loadText } from '../../shell/src/text';
import { config } from './config';
import { plainRoutes } from './plainRoutes';

/** The shell's own start (`shell/src/main.tsx`) without what loads an app: no registry to parse, no preload of apps. */
async function start(): Promise<void> {
  const root = createRoot(document.getElementById('root') ?? document.body, {
    onUncaughtError: (error) => showFatal(error),
  });
  const showFatal = (error: unknown) => {
    console.error('The site could not be shown:', error);
    setTimeout(() => root.render(<FatalPage error={error} />));
  };
  try {
    await Promise.all([loadText(), account.prepare?.(), content.prepare?.(), programmes.prepare?.()]);
    document.querySelector('title')?.remove();
    const router = createBrowserRouter(plainRoutes(config, [account, content, programmes]));
    const holder: RouterHolder = {
      get: () => router,
      attempts: () => 0,
      subscribe: () => () => undefined,
      retry: () => window.location.reload(),
    };
    root.render(<App config={config} holder={holder} />);
  } catch (error) {
    showFatal(error);
  }
}

void start();
