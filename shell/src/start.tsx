import '@adp/shared-ui/base.css';
import { pageSaver } from '@adp/app-contract';
import { followOtherTabs, getSession, restoreSession } from '@adp/shared-auth';
import type { ReactNode } from 'react';
import { createRoot, type Root, type RootOptions } from 'react-dom/client';
import type { SiteConfig } from '@adp/site-document/siteConfig';
import { App } from './App';
import { FatalPage } from './FatalPage';
import { leaveToBrowser } from './features/errors/leaveToBrowser';
import { showUnavailableNotice } from './features/errors/unavailableNotice';
import { followInstallation } from './features/install/followInstallation';
import type { RouterHolder } from './lib/RouterHolder';
import { enforceIntegrity, fetchIntegrity } from './remotes/integrity';
import { preloadOnIntent } from './remotes/preload';
import { WAIT_TIMEOUT, withTimeout } from './lib/withTimeout';
import { reportError, startReporting } from './reporting/reportError';
import { createRouterHolder } from './router/siteRouter';
import { loadText } from './text';

/** Time within which a second error that unmounts the page leads to the error page, in milliseconds. */
const REMOUNT_GUARD = 10_000;

declare const __webpack_public_path__: string;

/** Returns the registry from the HTML. Throws a SyntaxError if the HTML lacks it. */
export function readRegistry(): SiteConfig {
  // The cast is safe because the registry was validated when it was written (decision 068).
  return JSON.parse(document.getElementById('registry')?.textContent ?? '') as SiteConfig;
}

/** Returns the registry and starts enforcing hashes, even without a registry, because the error page is a file of the shell. */
function getRegistry(registry?: SiteConfig): SiteConfig {
  let checked = registry;
  try {
    return (checked ??= readRegistry());
  } finally {
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- the registry in the HTML may be incomplete
    enforceIntegrity(checked?.apps?.flatMap(({ origin }) => origin ?? []) ?? []);
  }
}

/** Restores the member's session, if this browser has one. Preloads the store that members' pages and the member menu share. */
function startSession(): void {
  if (getSession().status !== 'signed-out') import('@adp/shared-store').catch(reportError);
  void restoreSession();
}

/** Starts the site. Resolves to undefined if the page shows the error page or only the content of the HTML. */
export async function start(registry?: SiteConfig, options?: RootOptions): Promise<RouterHolder | undefined> {
  const container = document.getElementById('root') ?? document.body;
  let isContent = container.firstChild !== null;
  let root: Root | undefined;
  let holder: RouterHolder | undefined;
  let page: ReactNode;
  let remountedAt = -Infinity;
  let isRecovering = false;
  const rootOptions: RootOptions = { onUncaughtError: (error) => recover(error), ...options };
  const getRoot = () => (root ??= createRoot(container, rootOptions));
  const showFatal = (error: unknown) => {
    reportError(error, { about: 'The site could not be shown' });
    setTimeout(() => getRoot().render(<FatalPage error={error} />));
  };
  /** Remounts the page after an error has unmounted it. If it fails again soon, shows the error page. */
  const recover = (error: unknown) => {
    if (isRecovering) return;
    if (!page || Date.now() - remountedAt < REMOUNT_GUARD) {
      showFatal(error);
      return;
    }
    reportError(error, { about: 'The page was unmounted by an error, and is mounted again' });
    isRecovering = true;
    setTimeout(() => {
      isRecovering = false;
      remountedAt = Date.now();
      getRoot().render(page);
    });
  };
  followInstallation();
  try {
    const config = getRegistry(registry);
    startReporting(config);
    if (!config.offline) pageSaver.provide(null);
    // Fetch the list of hashes early, because the store and the sign-in code, which load later, wait for it.
    if (getSession().status !== 'signed-out') void fetchIntegrity(__webpack_public_path__);
    await loadText();
    if (isContent) {
      ({ root, holder } = await withTimeout(WAIT_TIMEOUT, toLateError, async (signal) => {
        const { hydrate } = await import(/* webpackChunkName: "hydrate" */ './hydrate');
        signal.throwIfAborted();
        return hydrate(container, rootOptions, config, signal);
      }));
      isContent = false;
      // Set this to "on" again, because the inline script sets it to "off" after waiting too long.
      document.documentElement.dataset['scripting'] = 'on';
      page = <App config={config} holder={holder} />;
      signalStart();
    } else {
      // Remove the title of the HTML. Pages render their own, but browsers use the first title in the document.
      document.querySelector('title')?.remove();
      holder = createRouterHolder(config);
      page = <App config={config} holder={holder} />;
      getRoot().render(page);
    }
    preloadOnIntent(config);
    followOtherTabs();
    const startAfterLoad = () => {
      import(/* webpackChunkName: "after-load" */ './startAfterLoad')
        .then((part) => part.startAfterLoad(config, holder))
        .catch((error: unknown) => {
          reportError(error);
          // Pages then show that they cannot be saved.
          pageSaver.provide(null);
          window.addEventListener('online', startAfterLoad, { once: true });
        });
    };
    // Load these parts last, because nothing on a public page depends on them.
    const startLater = () => {
      // Sites without offline support load no code late. Their visits are not measured.
      if (config.offline) startAfterLoad();
      startSession();
    };
    if (document.readyState === 'complete') startLater();
    else window.addEventListener('load', startLater);
    return holder;
  } catch (error) {
    if (isContent) {
      reportError(error, { about: 'The page could not be hydrated, so its content stays as served' });
      leaveToBrowser(container);
      signalStart();
      showUnavailableNotice();
    } else showFatal(error);
    return undefined;
  }
}

const toLateError = () => new Error(`the page was not hydrated within ${WAIT_TIMEOUT / 1000} s`);

/** Tells the inline script in the HTML, which queues clicks until then, that the page responds. */
function signalStart(): void {
  window.dispatchEvent(new Event('adp.started'));
}
