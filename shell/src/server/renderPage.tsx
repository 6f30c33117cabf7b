import { Writable } from 'node:stream';
import { readAppModule, type AppModule, type AppRoute } from '@adp/app-contract';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, isRouteErrorResponse, StaticRouterProvider } from 'react-router-dom';
import { isObject } from '@adp/shared-data/fields';
import { type Language, splitLanguage, toBase } from '@adp/shared-ui/languages';
import type { RenderedPage } from '@adp/site-document/renderedPage';
import { findOwner, type RegisteredApp, type SiteConfig } from '@adp/site-document/siteConfig';
import { App } from '../App';
import noScriptTexts from '../messages/no-script-en.json';
import siteSearchTexts from '../messages/site-search-en.json';
import { addRoutes } from '../router/addRoutes';
import { layoutRouteId } from '../router/appRoutes';
import { createToRoutes } from '../router/createSiteRouter';
import { comingSoonRoutes, shellRoutes } from '../router/routes';
import { addTexts } from '../text';
import { getNeed, type Need, NoScriptPage } from './NoScriptPage';
import { withLanguage } from './withLanguage';

interface PageRequest {
  readonly config: SiteConfig;
  readonly module?: unknown;
  readonly request: Request;
}

void addTexts(noScriptTexts, siteSearchTexts);

/** Runs the page's loaders, and renders it for a signed-out visitor. Throws any error of the page's code. */
export function renderPage(page: PageRequest): Promise<RenderedPage> {
  const { language, path } = splitLanguage(new URL(page.request.url).pathname);
  return withLanguage(language, () => renderPath({ ...page, config: toConfig(page.config, language) }, path));
}

async function renderPath({ config, module, request }: PageRequest, pathname: string): Promise<RenderedPage> {
  const owner = findOwner(config, pathname);
  const app = owner && owner.origin !== null ? await prepareOnce(module) : undefined;
  const handlers = getHandlers(config);
  const key = app ?? owner ?? config;
  const handler = handlers.get(key) ?? createHandler(config, owner, app);
  handlers.set(key, handler);
  try {
    return await render(handler, { config, request, build: app?.build });
  } catch (error) {
    if (error instanceof ScriptNeeded) return renderNotice(error.need, { config, request });
    // Discard the handler, because its router caches code that failed to load.
    handlers.delete(key);
    throw error;
  }
}

const configs = new WeakMap<SiteConfig, Map<Language, SiteConfig>>();

function toConfig(config: SiteConfig, language: Language): SiteConfig {
  if (language === 'en') return config;
  const byLanguage = configs.get(config) ?? new Map<Language, SiteConfig>();
  configs.set(config, byLanguage);
  const localized = byLanguage.get(language) ?? { ...config, base: toBase(language) };
  byLanguage.set(language, localized);
  return localized;
}

type Handler = ReturnType<typeof createStaticHandler>;

/** Cache of handlers by registry and app. Creating an app's routes is more expensive than matching a URL. */
const handlersByConfig = new WeakMap<SiteConfig, WeakMap<object, Handler>>();

function getHandlers(config: SiteConfig): WeakMap<object, Handler> {
  const handlers = handlersByConfig.get(config) ?? new WeakMap<object, Handler>();
  handlersByConfig.set(config, handlers);
  return handlers;
}

function createHandler(config: SiteConfig, owner: RegisteredApp | undefined, app: AppModule | undefined): Handler {
  const routes = shellRoutes();
  if (owner && app) addRoutes(routes, createToRoutes(config)(owner, rejectScriptPages(app)));
  else if (owner) {
    const pages = comingSoonRoutes(owner).map((route) => ({ parent: layoutRouteId('default'), route }));
    addRoutes(routes, pages);
  }
  return createStaticHandler(routes, { basename: config.base ?? '/' });
}

/** Thrown by the loader of a page that needs JavaScript. */
class ScriptNeeded extends Error {
  constructor(readonly need: Need) {
    super(`the page needs JavaScript: ${need}`);
  }
}

/** Makes pages that need JavaScript throw `ScriptNeeded`. Keeps their positions, because route ids contain them. */
function rejectScriptPages(app: AppModule): AppModule {
  const routes = app.routes.map((page): AppRoute => {
    const need = getNeed(page);
    if (!need) return page;
    const loader = () => Promise.reject(new ScriptNeeded(need));
    return { ...page, access: 'public', loader, lazy: () => Promise.resolve({ Component: () => null }) };
  });
  return { ...app, routes };
}

function renderNotice(need: Need, page: HandledRequest): Promise<RenderedPage> {
  const routes = shellRoutes();
  const route = { path: '*', element: <NoScriptPage need={need} /> };
  addRoutes(routes, [{ parent: layoutRouteId('default'), route }]);
  return render(createStaticHandler(routes, { basename: page.config.base ?? '/' }), { ...page, isNotice: true });
}

interface HandledRequest extends Pick<PageRequest, 'config' | 'request'> {
  readonly build?: string | undefined;
  readonly isNotice?: boolean;
}

async function render({ query, dataRoutes }: Handler, page: HandledRequest): Promise<RenderedPage> {
  const { config, request, build, isNotice = false } = page;
  const context = await query(request);
  if (context instanceof Response) return toRedirect(context);
  // Treat only responses below 500 as pages. Throw all other errors, so that the browser renders the page, because the browser can retry.
  for (const error of Object.values(context.errors ?? {}))
    if (!isRouteErrorResponse(error) || error.status >= 500) throw error;
  const { statusCode: status, loaderData, errors } = context;
  const router = createStaticRouter(dataRoutes, context);
  const output = await renderToBytes(
    <App
      config={config}
      holder={{ get: () => router, attempts: () => 0, subscribe: () => () => undefined, retry: () => undefined }}
      Pages={() => <StaticRouterProvider router={router} context={context} hydrate={false} />}
    />,
  );
  const { head, html } = splitHead(output);
  if (isNotice) return { status, notice: { head, html: html.toString() } };
  return { status, head, html, data: { ...(build !== undefined && { build }), loaderData, errors } };
}

const prepared = new WeakMap<object, Promise<AppModule>>();

function prepareOnce(module: unknown): Promise<AppModule> {
  const cached = isObject(module) ? prepared.get(module) : undefined;
  if (cached) return cached;
  const ready = (async () => {
    const app = await readAppModule(module);
    await app.prepare?.();
    return app;
  })();
  if (isObject(module)) prepared.set(module, ready);
  return ready;
}

function toRedirect({ status, headers }: Response): RenderedPage {
  const location = headers.get('location');
  if (location === null) throw new Error(`a loader responded with ${status} instead of data`);
  return { status, location };
}

/** Renders the page to UTF-8 after all of its data has loaded. Throws the error of a component. */
function renderToBytes(page: ReactNode): Promise<Buffer> {
  return new Promise((done, fail) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      // Render complete HTML, because React completes partial HTML with inline scripts, which the security policy blocks.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => void pipe(collect(done)),
      onError: (error) => {
        fail(error);
        abort(error);
      },
    });
  });
}

function collect(done: (output: Buffer) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write: (chunk: Buffer, _, next) => {
      chunks.push(chunk);
      next();
    },
    final: (next) => {
      done(Buffer.concat(chunks));
      next();
    },
  });
}

/** Splits the output into head elements, which React writes first because it does not render the document, and the page. */
function splitHead(output: Buffer): { readonly head: string; readonly html: Buffer } {
  // Latin-1 has one character per byte, so the match's length is in bytes. Decoding a page as UTF-8 takes longer.
  const [{ length }] = /^(?:<title>[^<]*<\/title>|<(?:meta|link) [^>]*>)*/.exec(output.toString('latin1')) ?? [''];
  return { head: output.toString('utf8', 0, length), html: output.subarray(length) };
}
