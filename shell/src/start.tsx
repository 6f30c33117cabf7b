import '@adp/shared-ui/base.css';
import { followOtherTabs, getSession, restoreSession } from '@adp/shared-auth';
import { currentLocale } from '@adp/shared-ui';
import type { ReactNode } from 'react';
import { createRoot, type Root, type RootOptions } from 'react-dom/client';
import type { SiteConfig } from '@adp/site-document/siteConfig';
import { App } from './App';
import { FatalPage } from './FatalPage';
import { leaveToBrowser } from './features/errors/leaveToBrowser';
import { showUnavailableNotice } from './features/errors/unavailableNotice';
import type { RouterHolder } from './lib/RouterHolder';
import { enforceIntegrity, fetchIntegrity } from './remotes/integrity';
import { preloadOnIntent } from './remotes/preload';
import { WAIT_TIMEOUT, withTimeout } from './remotes/withTimeout';
import { reportError, startReporting } from './reporting/reportError';
import { createRouterHolder } from './router/siteRouter';
import { loadText } from './text';

/** Two errors that unmount the page within this time, in milliseconds, are not a coincidence. */
const REMOUNT_GUARD = 10_000;

/** The folder of the shell's build; webpack gives it. */
declare const __webpack_public_path__: string;

/** The registry of the page. @throws SyntaxError where the HTML has none */
export function readRegistry(): SiteConfig {
  // Checked where it was written (decision 068).
  return JSON.parse(document.getElementById('registry')?.textContent ?? '') as SiteConfig;
}

/** The registry given, or of the page. From here on the files of its apps and of the shell run alone; where there is none, the shell's, as the error page is one. */
function getRegistry(given?: SiteConfig): SiteConfig {
  let registry = given;
  try {
    return (registry ??= readRegistry());
  } finally {
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- the page's registry may be incomplete
    enforceIntegrity(registry?.apps?.flatMap(({ origin }) => origin ?? []) ?? []);
  }
}

/** Restores the member's session, if this browser has one, and preloads the store that members' pages and menu share. */
function startSession(): void {
  if (getSession().status !== 'signed-out') import('@adp/shared-store').catch(reportError);
  void restoreSession();
}

/**
 * Shows the site at the page's URL, with `registry` instead of the HTML's if it is passed. Returns the router's holder. Undefined if the
 * error page is shown instead, or if the page could not be hydrated and the content of the HTML stays.
 */
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
  /** Mounts the page again after an error has unmounted it. If it fails again soon, shows the error page. */
  const recover = (error: unknown) => {
    // Ignore further errors of the page that is being unmounted.
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
  try {
    const config = getRegistry(registry);
    startReporting(config);
    // Store and sign-in code come after the page has loaded: the list that they wait for comes beside it.
    if (getSession().status !== 'signed-out') void fetchIntegrity(__webpack_public_path__);
    await loadText();
    if (isContent) {
      ({ root, holder } = await withTimeout(WAIT_TIMEOUT, toLateError, async (signal) => {
        const { hydrate } = await import(/* webpackChunkName: "hydrate" */ './hydrate');
        signal.throwIfAborted();
        return hydrate(container, rootOptions, config, signal);
      }));
      isContent = false;
      // The script in the HTML may have given up before.
      document.documentElement.dataset['scripting'] = 'on';
      page = <App config={config} holder={holder} />;
      signalStart();
    } else {
      // The pages bring their own titles; a browser shows the first it finds.
      document.querySelector('title')?.remove();
      holder = createRouterHolder(config);
      page = <App config={config} holder={holder} />;
      getRoot().render(page);
    }
    preloadOnIntent(config);
    followOtherTabs();
    // Public pages never wait for it: what they need comes first.
    const startLater = () => {
      // Offers the page in the language that the reader's browser asks for first, and stores it for times without a network.
      if (config.offline || !navigator.language.startsWith(currentLocale().slice(0, 2)))
        void import(/* webpackChunkName: "late" */ './late')
          .then((part) => part.startLate(config, holder))
          .catch(reportError);
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

/** Notifies the script in the HTML (packages/site-document/src/inline/), which queues clicks until then, that the page responds by itself. */
function signalStart(): void {
  window.dispatchEvent(new Event('adp.started'));
}
