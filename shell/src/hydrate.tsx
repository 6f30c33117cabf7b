import { startTransition, useEffect, type ReactNode } from 'react';
import type { getSession } from '@adp/shared-auth';
import { getRecentChange } from '@adp/shared-data';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { matchRoutes, type HydrationState } from 'react-router-dom';
import type { App as Site } from './App';
import { parsePageData } from './config/pageData';
import type { findOwner, RegisteredApp, SiteConfig } from './config/siteConfig';
import type { findPage } from './remotes/findPage';
import type { loadApp } from './remotes/loadApp';
import { addRoutes } from './router/addRoutes';
import type { Content } from './router/createSiteRouter';
import type { createRouterHolder, RouterHolder } from './router/siteRouter';

/** Parts of the shell. Were they imported here, they could not be in one scope with the rest of it, which costs each visit bytes. */
type Parts = readonly [
  findOwner: typeof findOwner,
  loadApp: typeof loadApp,
  findPage: typeof findPage,
  createRouterHolder: typeof createRouterHolder,
  App: typeof Site,
  getSession: typeof getSession,
];

/**
 * Goes on with the content that the HTML holds (site/src/renderHtml.ts), once the code is here that has made it on a server.
 * Content of another build stays until the page that is made here can take its place. Only a page with content
 * downloads this.
 */
export async function hydrate(
  place: Element,
  options: RootOptions,
  config: SiteConfig,
  [findOwner, loadApp, findPage, createRouterHolder, App, getSession]: Parts,
): Promise<readonly [(Root | undefined)?, RouterHolder?]> {
  const app = findOwner(config, window.location.pathname);
  // A member may see what the server, where nobody is signed in, has refused.
  const isMember = getSession().status !== 'signed-out';
  const dates = inTask(prepareDates);
  const content = await loadContent(app, loadApp, findPage, isMember, config.base);
  await dates;
  const holder = await inTask(() => createRouterHolder(config, content));
  const page = <App config={config} holder={holder} />;
  if (content) {
    let root: Root | undefined;
    // The HTML was stored on its way: it may be from before what this member has just changed.
    const onHydrated = () => {
      signalStart();
      if (getRecentChange() !== undefined) void holder.get().revalidate();
    };
    // In slices, between which the page answers: nothing of it is to be seen.
    startTransition(() => {
      root = hydrateRoot(place, <Hydrated onHydrated={onHydrated}>{page}</Hydrated>, options);
    });
    return [root, holder];
  }
  await untilInitialized(holder.get());
  // The page brings its own title.
  document.querySelector('title')?.remove();
  const root = createRoot(place, options);
  root.render(<Hydrated onHydrated={signalStart}>{page}</Hydrated>);
  return [root, holder];
}

/** Does `work` in a task of its own: between two of them the page answers (decision 089). */
const inTask = <T,>(work: () => T) => new Promise<T>((done) => setTimeout(() => done(work())));

/** Has the browser look up now, while the app's code is on its way, for which locales it knows dates: with the first date of a page it costs Chromium 10 ms. */
const prepareDates = () => Intl.DateTimeFormat.supportedLocalesOf('en');

/** Tells the script in the HTML, which remembers what is pressed until then, that the page answers by itself (site/src/earlyHints.ts). */
const signalStart = () => void window.dispatchEvent(new Event('adp.started'));

/** Says when the browser has gone on with the whole page, or made it; data that came before would not be what the HTML shows. */
function Hydrated({ onHydrated, children }: { readonly onHydrated: () => void; readonly children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** The code and the data of the page; undefined where they do not belong together, or do not load. */
async function loadContent(
  app: RegisteredApp | undefined,
  load: Parts[1],
  find: Parts[2],
  isMember: boolean,
  base: string | undefined,
): Promise<Content | undefined> {
  const text = document.getElementById('page-data')?.textContent ?? '{}';
  const { build, ...data } = parsePageData(text) as HydrationState & { readonly build?: string };
  const options = { hydrationData: data };
  // An address that nobody owns: its view is the shell's, which is the one that the HTML names.
  if (!app) return { options, addTo: () => undefined };
  if (build === undefined || (isMember && data.errors)) return undefined;
  try {
    const module = await load(app);
    if (module.build !== build) return undefined;
    // None for an address that the app does not know: that is not found.
    const page = await find(module, window.location.pathname, base)?.lazy();
    return {
      options,
      addTo: (routes, patched, toRoutes) => {
        patched.add(app.name);
        addRoutes(routes, toRoutes(app, module));
        // With code that is there the router has nothing to wait for.
        Object.assign(matchRoutes(routes, window.location, base)?.at(-1)?.route ?? {}, page, { lazy: undefined });
      },
    };
  } catch {
    // The router meets the same error, and shows it.
    return undefined;
  }
}

/** Resolves when the router has its first page. */
function untilInitialized(router: ReturnType<RouterHolder['get']>): Promise<void> {
  return new Promise((done) => {
    const check = ({ initialized }: { readonly initialized: boolean }) => {
      if (initialized) done();
    };
    router.subscribe(check);
    check(router.state);
  });
}
