import '@adp/shared-ui/base.css';
import { followOtherTabs, getSession, restoreSession } from '@adp/shared-auth';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import type { SiteConfig } from './config/siteConfig';
import { FatalPage } from './FatalPage';
import { enforceIntegrity, fetchIntegrity } from './remotes/integrity';
import { preloadOnIntent } from './remotes/preload';
import { reportError, startReporting } from './reporting/reportError';
import { createRouterHolder } from './router/siteRouter';
import { loadText } from './text';

/** The folder of the shell's build; webpack gives it. */
declare const __webpack_public_path__: string;

/** The element of the HTML that holds the registry; `site/assemble` writes it. */
const REGISTRY = 'registry';

/** Restores the member's session, if this browser has one, and preloads the store that members' pages and menu share. */
function startSession(): void {
  if (getSession().status !== 'signed-out') import('@adp/shared-store').catch(reportError);
  void restoreSession();
}

async function start(): Promise<void> {
  const root = createRoot(document.getElementById('root') ?? document.body, {
    // What no boundary caught has unmounted the page: the error page takes its place.
    onUncaughtError: (error) => showFatal(error),
  });
  const showFatal = (error: unknown) => {
    reportError(error, { about: 'The site could not be shown' });
    setTimeout(() => root.render(<FatalPage error={error} />));
  };
  try {
    const config = JSON.parse(document.getElementById(REGISTRY)?.textContent ?? '') as SiteConfig;
    startReporting(config);
    enforceIntegrity(config.apps.flatMap(({ origin }) => origin ?? []));
    // Store and sign-in code come after the page has loaded: the list that they wait for comes beside it.
    if (getSession().status !== 'signed-out') void fetchIntegrity(__webpack_public_path__);
    await loadText();
    // The pages bring their own titles; a browser shows the first it finds.
    document.querySelector('title')?.remove();
    root.render(<App config={config} holder={createRouterHolder(config)} />);
    preloadOnIntent(config);
    followOtherTabs();
    // Public pages never wait for it: what they need comes first.
    if (document.readyState === 'complete') startSession();
    else window.addEventListener('load', startSession);
  } catch (error) {
    showFatal(error);
  }
}

void start();
