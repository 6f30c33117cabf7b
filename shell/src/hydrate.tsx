import { startTransition, useEffect, type ReactNode } from 'react';
import { getSession } from '@adp/shared-auth';
import { getRecentChange } from '@adp/shared-data/client';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { isRouteErrorResponse, matchRoutes, type HydrationState } from 'react-router-dom';
import { parsePageData } from '@adp/site-document/pageData';
import { findOwner, type RegisteredApp, type SiteConfig } from '@adp/site-document/siteConfig';
import { App } from './App';
import { findPage } from './remotes/findPage';
import { loadApp } from './remotes/loadApp';
import { addRoutes } from './router/addRoutes';
import type { Content } from './router/createSiteRouter';
import type { RouterHolder } from './lib/RouterHolder';
import { createRouterHolder } from './router/siteRouter';
import { removeAddedNodes } from './removeAddedNodes';

interface PageRoot {
  readonly root: Root;
  readonly holder: RouterHolder;
}

/**
 * Hydrates the HTML, or replaces it with the page of the live build. If neither is possible, throws and leaves the HTML
 * unchanged.
 */
export async function hydrate(
  container: Element,
  options: RootOptions,
  config: SiteConfig,
  signal: AbortSignal,
): Promise<PageRoot> {
  const app = findOwner(config, window.location.pathname);
  // The server renders pages for signed-out visitors, so members may have access to pages that it refused.
  const isMember = getSession().status !== 'signed-out';
  const dates = inTask(prepareDates);
  const content = await loadContent(app, isMember, config.base);
  await dates;
  signal.throwIfAborted();
  const holder = await inTask(() => createRouterHolder(config, content));
  try {
    if (!content) await untilPageIsReady(holder, signal);
    const copy = await inTask(() => {
      signal.throwIfAborted();
      removeAddedNodes(container);
      const served = copyContent(container);
      removeUnscripted(container);
      return served;
    });
    const page = <App config={config} holder={holder} />;
    const root = await mount(container, page, { options, copy, isContent: content !== undefined, signal });
    // Load the data again, because a cache may have stored the HTML before this member's latest change.
    if (content && getRecentChange() !== undefined) void holder.get().revalidate();
    return { root, holder };
  } catch (error) {
    holder.dispose();
    throw error;
  }
}

const copyContent = (container: Element) => document.implementation.createHTMLDocument('').importNode(container, true);

/** Empties the elements that the server renders only for readers without JavaScript (docs/contracts.md). */
function removeUnscripted(container: Element): void {
  for (const element of container.querySelectorAll('[data-without-scripts]')) element.replaceChildren();
}

interface MountOptions {
  readonly options: RootOptions;
  readonly copy: Element;
  readonly isContent: boolean;
  readonly signal: AbortSignal;
}

/** Resolves after the page's effects. If it throws, restores `copy`, because React still handles events of the page. */
function mount(container: Element, page: ReactNode, { options, copy, isContent, signal }: MountOptions): Promise<Root> {
  const { title } = document;
  return new Promise((resolve, reject) => {
    let state: 'pending' | 'shown' | 'failed' = 'pending';
    let root: Root | undefined;
    const fail = (error: unknown) => {
      if (state !== 'pending') return;
      state = 'failed';
      // Use a microtask, because React may be committing. The microtask runs after the commit and before the browser paints.
      queueMicrotask(() => {
        root?.unmount();
        container.replaceChildren(...copy.childNodes);
        document.title = title;
        reject(error instanceof Error ? error : new Error(String(error)));
      });
    };
    const succeed = () => {
      if (state !== 'pending' || !root) return;
      state = 'shown';
      resolve(root);
    };
    signal.addEventListener('abort', () => fail(signal.reason));
    const rootOptions: RootOptions = {
      ...options,
      onCaughtError: (error, info) => {
        if (state !== 'shown') fail(error);
        else if (options.onCaughtError) options.onCaughtError(error, info);
        else console.error(error);
      },
      onUncaughtError: (error, info) => {
        if (state !== 'shown') fail(error);
        else options.onUncaughtError?.(error, info);
      },
      // Ignore the error that React reports if it is unmounted before it has hydrated the page.
      onRecoverableError: (error) => {
        if (state !== 'failed') globalThis.reportError(error);
      },
    };
    // Consider the page as shown only in the next task, because React reports errors of effects in the same task.
    const shown = <Shown onShown={() => setTimeout(succeed)}>{page}</Shown>;
    if (isContent) {
      // Hydrate in slices, so that the page stays responsive. Nothing visible changes.
      startTransition(() => {
        root = hydrateRoot(container, shown, rootOptions);
      });
      return;
    }
    // Remove the title from the HTML, because the page sets its own.
    document.querySelector('title')?.remove();
    root = createRoot(container, rootOptions);
    root.render(shown);
  });
}

/** Runs `work` in a separate task, so that the page can respond to input in between (decision 089). */
async function inTask<T>(work: () => T): Promise<T> {
  await new Promise((done) => setTimeout(done));
  return work();
}

/** Makes the browser load its date locales while the app's code is downloading. Chromium needs 10 ms for this. */
const prepareDates = () => Intl.DateTimeFormat.supportedLocalesOf('en');

/** Calls `onShown` after the page has been committed. Data that changes earlier would not match the HTML. */
function Shown({ onShown, children }: { readonly onShown: () => void; readonly children: ReactNode }) {
  useEffect(onShown, [onShown]);
  return children;
}

/** Returns the page's code and data. Resolves to undefined if their builds differ or a file is missing. Throws AppLoadError. */
async function loadContent(
  app: RegisteredApp | undefined,
  isMember: boolean,
  base: string | undefined,
): Promise<Content | undefined> {
  const text = document.getElementById('page-data')?.textContent ?? '{}';
  const { build, ...data } = parsePageData(text) as HydrationState & { readonly build?: string };
  const options = { hydrationData: data };
  // If no app owns the path, the HTML shows one of the shell's own pages.
  if (!app) return { options, addTo: () => undefined };
  if (build === undefined || (isMember && data.errors)) return undefined;
  const module = await loadApp(app);
  if (module.build !== build) return undefined;
  try {
    // The page is undefined if the app has no page at the path. The router then shows "not found".
    const page = await findPage(module, window.location.pathname, base)?.lazy();
    return {
      build,
      options,
      addTo: (routes, patched, toRoutes) => {
        patched.add(app.name);
        addRoutes(routes, toRoutes(app, module));
        // Remove `lazy`, because the page's code is loaded and the router has nothing to wait for.
        Object.assign(matchRoutes(routes, window.location, base)?.at(-1)?.route ?? {}, page, { lazy: undefined });
      },
    };
  } catch {
    return undefined;
  }
}

/** Resolves when the router has its first page, which may be "not found". Throws the error that the router would show. */
function untilPageIsReady(holder: RouterHolder, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason));
    const follow = () => {
      const router = holder.get();
      const check = ({ initialized, errors }: typeof router.state) => {
        if (!initialized || router !== holder.get()) return;
        const failure = Object.values(errors ?? {}).find(
          (error) => !(isRouteErrorResponse(error) && error.status < 500),
        );
        if (failure === undefined) resolve();
        else reject(failure);
      };
      router.subscribe(check);
      check(router.state);
    };
    // Also follow the router that replaces this one if a file is missing and another build is used.
    holder.subscribe(follow);
    follow();
  });
}
