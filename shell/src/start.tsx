import '@adp/shared-ui/base.css';
import { followOtherTabs, getSession, restoreSession } from '@adp/shared-auth';
import { currentLocale } from '@adp/shared-ui';
import { createRoot, type Root, type RootOptions } from 'react-dom/client';
import { App } from './App';
import { findOwner, type SiteConfig } from './config/siteConfig';
import { FatalPage } from './FatalPage';
import { findPage } from './remotes/findPage';
import { appsInUse, loadApp } from './remotes/loadApp';
import { enforceIntegrity, fetchIntegrity } from './remotes/integrity';
import { preloadOnIntent } from './remotes/preload';
import { reportError, startReporting } from './reporting/reportError';
import { createRouterHolder, type RouterHolder } from './router/siteRouter';
import { loadText } from './text';

// The page for developers takes these from here: webpack puts what only this module imports into its scope, and another import
// of those modules would cost every visitor bytes.
export { isLoaderError } from './router/loaderErrors';
export { enforceIntegrity };

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
    enforceIntegrity(registry?.apps?.flatMap(({ origin }) => origin ?? []) ?? []);
  }
}

/** Restores the member's session, if this browser has one, and preloads the store that members' pages and menu share. */
function startSession(): void {
  if (getSession().status !== 'signed-out') import('@adp/shared-store').catch(reportError);
  void restoreSession();
}

/**
 * Shows the site at the page's address, with another registry than that of the HTML where one is given. Returns what holds its router;
 * undefined where the error page is shown instead.
 */
export async function start(registry?: SiteConfig, options?: RootOptions): Promise<RouterHolder | undefined> {
  const place = document.getElementById('root') ?? document.body;
  const rootOptions: RootOptions = {
    // What no boundary caught has unmounted the page: the error page takes its place.
    onUncaughtError: (error) => showFatal(error),
    ...options,
  };
  let root: Root | undefined;
  const showFatal = (error: unknown) => {
    reportError(error, { about: 'The site could not be shown' });
    setTimeout(() => (root ??= createRoot(place, rootOptions)).render(<FatalPage error={error} />));
  };
  try {
    const config = getRegistry(registry);
    startReporting(config);
    // Store and sign-in code come after the page has loaded: the list that they wait for comes beside it.
    if (getSession().status !== 'signed-out') void fetchIntegrity(__webpack_public_path__);
    await loadText();
    let holder: RouterHolder | undefined;
    if (place.firstChild)
      [root, holder] = await import(/* webpackChunkName: "hydrate" */ './hydrate').then(
        ({ hydrate }) =>
          hydrate(place, rootOptions, config, [findOwner, loadApp, findPage, createRouterHolder, App, getSession]),
        () => {
          // As that chunk does.
          window.dispatchEvent(new Event('adp.started'));
          return [];
        },
      );
    if (!root) {
      // The pages bring their own titles; a browser shows the first it finds.
      document.querySelector('title')?.remove();
      root = createRoot(place, rootOptions);
      holder = createRouterHolder(config);
      root.render(<App config={config} holder={holder} />);
    }
    preloadOnIntent(config);
    followOtherTabs();
    // Public pages never wait for it: what they need comes first.
    const startLater = () => {
      // Offers the page in the language that the reader's browser asks for first, and stores it for times without a network.
      if (config.offline || !navigator.language.startsWith(currentLocale().slice(0, 2)))
        // Its name is in every first view.
        void import(/* webpackChunkName: "l" */ './late')
          .then((part) => part.startLate(config, holder, appsInUse))
          .catch(reportError);
      startSession();
    };
    if (document.readyState === 'complete') startLater();
    else window.addEventListener('load', startLater);
    return holder;
  } catch (error) {
    showFatal(error);
    return undefined;
  }
}
