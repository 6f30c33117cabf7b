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
 * Hydrates the content of the HTML (packages/site-document/src/renderHtml.ts) with the build that rendered it. If
 * another build is live, the content stays until that build's page can replace it. Only pages with content load this
 * module.
 * @throws if neither is possible, or if `signal` aborts first. React is then unmounted and the content is as the server
 * sent it.
 */
export async function hydrate(
  container: Element,
  options: RootOptions,
  config: SiteConfig,
  signal: AbortSignal,
): Promise<PageRoot> {
  const app = findOwner(config, window.location.pathname);
  // The server renders for signed-out visitors, so a member may see what it refused.
  const isMember = getSession().status !== 'signed-out';
  const dates = inTask(prepareDates);
  const content = await loadContent(app, isMember, config.base);
  await dates;
  signal.throwIfAborted();
  const holder = await inTask(() => createRouterHolder(config, content));
  try {
    if (!content) await untilPageIsReady(holder, signal);
    const copy = await inTask(() => {
      removeAddedNodes(container);
      const served = copyContent(container);
      removeUnscripted(container);
      return served;
    });
    const page = <App config={config} holder={holder} />;
    const root = await mount(container, page, { options, copy, isContent: content !== undefined, signal });
    // A cache may have stored the HTML before this member's latest change.
    if (content && getRecentChange() !== undefined) void holder.get().revalidate();
    return { root, holder };
  } catch (error) {
    holder.dispose();
    throw error;
  }
}

/** A copy of the server's HTML, in a document that loads no pictures. */
const copyContent = (container: Element) => document.implementation.createHTMLDocument('').importNode(container, true);

/** Empties the elements that only the server fills, for readers without JavaScript (docs/contracts.md). */
function removeUnscripted(container: Element): void {
  for (const element of container.querySelectorAll('[data-without-scripts]')) element.replaceChildren();
}

interface MountOptions {
  readonly options: RootOptions;
  readonly copy: Element;
  /** Hydrates the content, or replaces it if that fails. */
  readonly isContent: boolean;
  readonly signal: AbortSignal;
}

/**
 * Renders `page` into `container`, and resolves once it is committed and its effects have run. If the page throws first, it is unmounted
 * and `copy` restores the content, because React still handles the events of elements that it began to hydrate.
 */
function mount(container: Element, page: ReactNode, { options, copy, isContent, signal }: MountOptions): Promise<Root> {
  const { title } = document;
  return new Promise((resolve, reject) => {
    let state: 'pending' | 'shown' | 'failed' = 'pending';
    let root: Root | undefined;
    const fail = (error: unknown) => {
      if (state !== 'pending') return;
      state = 'failed';
      // React may be committing. A microtask runs after that, and before the browser paints.
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
      // React reports an error if it is unmounted before it has hydrated. Ignore it.
      onRecoverableError: (error) => {
        if (state !== 'failed') globalThis.reportError(error);
      },
    };
    // React reports an effect's error in the same task, so the page counts as shown in the next task.
    const shown = <Shown onShown={() => setTimeout(succeed)}>{page}</Shown>;
    if (isContent) {
      // Hydrates in slices, so that the page stays responsive. Nothing visible changes.
      startTransition(() => {
        root = hydrateRoot(container, shown, rootOptions);
      });
      return;
    }
    // The page sets its own title.
    document.querySelector('title')?.remove();
    root = createRoot(container, rootOptions);
    root.render(shown);
  });
}

/** Runs `work` in a separate task, so that the page can respond in between (decision 089). */
const inTask = <T,>(work: () => T) => new Promise<T>((done) => setTimeout(() => done(work())));

/** Makes the browser load its list of date locales while the app's code downloads. Chromium needs 10 ms for this. */
const prepareDates = () => Intl.DateTimeFormat.supportedLocalesOf('en');

/** Calls `onShown` once the page is committed. Data that changes earlier would not match the HTML. */
function Shown({ onShown, children }: { readonly onShown: () => void; readonly children: ReactNode }) {
  useEffect(onShown, [onShown]);
  return children;
}

/**
 * Returns the code and data of the page. Returns undefined if they are of different builds, or if a file of the page is
 * missing. The router recovers from both.
 * @throws AppLoadError if the app does not load
 */
async function loadContent(
  app: RegisteredApp | undefined,
  isMember: boolean,
  base: string | undefined,
): Promise<Content | undefined> {
  const text = document.getElementById('page-data')?.textContent ?? '{}';
  const { build, ...data } = parsePageData(text) as HydrationState & { readonly build?: string };
  const options = { hydrationData: data };
  // No app owns the path, so the HTML shows one of the shell's own pages.
  if (!app) return { options, addTo: () => undefined };
  if (build === undefined || (isMember && data.errors)) return undefined;
  const module = await loadApp(app);
  if (module.build !== build) return undefined;
  try {
    // Undefined for a path that the app has no page for: the router shows "not found".
    const page = await findPage(module, window.location.pathname, base)?.lazy();
    return {
      build,
      options,
      addTo: (routes, patched, toRoutes) => {
        patched.add(app.name);
        addRoutes(routes, toRoutes(app, module));
        // The page's code is loaded, so remove `lazy`: the router has nothing to wait for.
        Object.assign(matchRoutes(routes, window.location, base)?.at(-1)?.route ?? {}, page, { lazy: undefined });
      },
    };
  } catch {
    return undefined;
  }
}

/** Resolves when the router has its first page, which may be "not found". @throws the error that the router would show */
function untilPageIsReady(holder: RouterHolder, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
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
    // The router may be replaced by one with another build if a file is missing.
    holder.subscribe(follow);
    follow();
  });
}
