import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { matchRoutes, type HydrationState } from 'react-router-dom';
import type { App as Site } from './App';
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
];

/**
 * Goes on with the content that the HTML holds (site/src/renderHtml.ts), once the code is here that has made it on a server.
 * Content of another build, or of no app, stays until the page that is made here can take its place. Only a page with content
 * downloads this.
 */
export async function hydrate(
  place: Element,
  options: RootOptions,
  config: SiteConfig,
  [findOwner, loadApp, findPage, createRouterHolder, App]: Parts,
): Promise<readonly [Root?, RouterHolder?]> {
  const app = findOwner(config, window.location.pathname);
  const content = app && (await loadContent(app, loadApp, findPage));
  const holder = createRouterHolder(config, content);
  const page = <App config={config} holder={holder} />;
  if (content) return [hydrateRoot(place, page, options), holder];
  await untilInitialized(holder.get());
  // The page brings its own title.
  document.querySelector('title')?.remove();
  const root = createRoot(place, options);
  root.render(page);
  return [root, holder];
}

/** The code and the data of the page; undefined where they do not belong together, or do not load. */
async function loadContent(app: RegisteredApp, load: Parts[1], find: Parts[2]): Promise<Content | undefined> {
  const text = document.getElementById('page-data')?.textContent ?? '{}';
  const { build, ...data } = JSON.parse(text) as HydrationState & { readonly build?: string };
  if (build === undefined) return undefined;
  try {
    const module = await load(app);
    const page = module.build === build && (await find(module, window.location.pathname)?.lazy());
    if (!page) return undefined;
    return {
      options: { hydrationData: data },
      addTo: (routes, patched, toRoutes) => {
        patched.add(app.name);
        addRoutes(routes, toRoutes(app, module));
        // With code that is there the router has nothing to wait for.
        Object.assign(matchRoutes(routes, window.location)?.at(-1)?.route ?? {}, page, { lazy: undefined });
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
