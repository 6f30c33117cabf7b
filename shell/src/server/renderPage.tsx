import { Writable } from 'node:stream';
import { parseAppModule, type AppModule, type AppRoute } from '@adp/app-contract';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom';
import { type Language, splitLanguage, toBase } from '@adp/shared-ui/languages';
import type { RenderedPage } from '@adp/site-document/renderedPage';
import { findOwner, type RegisteredApp, type SiteConfig } from '@adp/site-document/siteConfig';
import { App } from '../App';
import noScriptTexts from '../messages/no-script-en.json';
import siteSearchTexts from '../messages/site-search-en.json';
import { findPage } from '../remotes/findPage';
import { addRoutes } from '../router/addRoutes';
import { layoutRouteId } from '../router/appRoutes';
import { createToRoutes } from '../router/createSiteRouter';
import { redirectToRouteCase } from '../router/routeCase';
import { comingSoonRoutes, shellRoutes } from '../router/routes';
import { addTexts } from '../text';
import { getNeed, type Need, NoScriptPage } from './NoScriptPage';
import { withLanguage } from './withLanguage';

interface PageRequest {
  readonly config: SiteConfig;
  /** What the build for a server of the app that owns the path exports as `app`; left out where there is none. */
  readonly module?: unknown;
  readonly request: Request;
}

// What every page says to those who run no script.
void addTexts(noScriptTexts);

/**
 * Runs the loaders of the page at the request's address and renders it, as a visitor without a session sees it first.
 * @throws whatever a page's code throws
 */
export function renderPage(page: PageRequest): Promise<RenderedPage> {
  const { language, path } = splitLanguage(new URL(page.request.url).pathname);
  return withLanguage(language, () => renderPath({ ...page, config: toConfig(page.config, language) }, path));
}

async function renderPath({ config, module, request }: PageRequest, pathname: string): Promise<RenderedPage> {
  const owner = findOwner(config, pathname);
  const app = owner && owner.origin !== null ? await prepare(module) : undefined;
  const page = app && findPage(app, pathname);
  const need = getNeed(page?.requires);
  if (page && need) {
    await addTexts(siteSearchTexts);
    const routes = shellRoutes();
    addRoutes(routes, [{ parent: layoutRouteId('default'), route: toNotice(page, need) }]);
    return render(createStaticHandler(routes, { basename: config.base ?? '/' }), { config, request, isNotice: true });
  }
  const handlers = getHandlers(config);
  const key = app ?? owner ?? config;
  const handler = handlers.get(key) ?? createHandler(config, owner, app);
  handlers.set(key, handler);
  try {
    return await render(handler, { config, request, build: app?.build });
  } catch (error) {
    // The router remembers code that did not load.
    handlers.delete(key);
    throw error;
  }
}

const configs = new WeakMap<SiteConfig, Map<Language, SiteConfig>>();

/** The registry as pages in a language have it. */
function toConfig(config: SiteConfig, language: Language): SiteConfig {
  if (language === 'en') return config;
  const known = configs.get(config) ?? new Map<Language, SiteConfig>();
  configs.set(config, known);
  const found = known.get(language) ?? { ...config, base: toBase(language) };
  known.set(language, found);
  return found;
}

type Handler = ReturnType<typeof createStaticHandler>;

/** By registry: making the routes of an app costs more than finding a page among them. */
const handlersByConfig = new WeakMap<SiteConfig, WeakMap<object, Handler>>();

function getHandlers(config: SiteConfig): WeakMap<object, Handler> {
  const handlers = handlersByConfig.get(config) ?? new WeakMap<object, Handler>();
  handlersByConfig.set(config, handlers);
  return handlers;
}

/** Finds the pages of an app, announced ones, or, without an owner, the shell's alone. No request is remembered in it. */
function createHandler(config: SiteConfig, owner: RegisteredApp | undefined, app: AppModule | undefined): Handler {
  const routes = shellRoutes();
  if (owner && app) addRoutes(routes, createToRoutes(config)(owner, app));
  else if (owner) {
    const pages = comingSoonRoutes(owner).map((route) => ({ parent: layoutRouteId('default'), route }));
    addRoutes(routes, pages);
  }
  return createStaticHandler(routes, { basename: config.base ?? '/' });
}

interface HandledRequest extends Pick<PageRequest, 'config' | 'request'> {
  readonly build?: string | undefined;
  /** The page is the one for those who run no script. */
  readonly isNotice?: boolean;
}

async function render({ query, dataRoutes }: Handler, page: HandledRequest): Promise<RenderedPage> {
  const { config, request, build, isNotice = false } = page;
  const context = await query(request);
  if (context instanceof Response) return toRedirect(context);
  // What is no answer is a fault: the browser, which can try again, meets it itself.
  for (const error of Object.values(context.errors ?? {}))
    if (!isRouteErrorResponse(error) || error.status >= 500) throw error;
  const { statusCode: status, loaderData, errors } = context;
  const router = createStaticRouter(dataRoutes, context);
  const output = await renderToText(
    <App
      config={config}
      holder={{ get: () => router, attempts: () => 0, subscribe: () => () => undefined, retry: () => undefined }}
      Pages={() => <StaticRouterProvider router={router} context={context} hydrate={false} />}
    />,
  );
  if (isNotice && !errors) return { status, notice: splitHead(output) };
  return { status, ...splitHead(output), data: { ...(build !== undefined && { build }), loaderData, errors } };
}

/** The route of a page that a server cannot make. */
function toNotice({ path, requires }: AppRoute, need: Need): RouteObject {
  return {
    path,
    loader: ({ params, request }) => {
      redirectToRouteCase(path, request.url);
      if (requires?.accepts?.(params) === false) throw new Response(null, { status: 404 });
      return null;
    },
    element: <NoScriptPage need={need} />,
  };
}

const prepared = new WeakMap<object, Promise<AppModule>>();

/** The app's module, checked, with what all its pages need: once for each build. */
function prepare(module: unknown): Promise<AppModule> {
  const known = isObject(module) ? prepared.get(module) : undefined;
  if (known) return known;
  const parsed = parseAppModule(module);
  const ready = (async () => {
    await parsed.prepare?.();
    return parsed;
  })();
  prepared.set(parsed, ready);
  return ready;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function toRedirect({ status, headers }: Response): RenderedPage {
  const location = headers.get('location');
  if (location === null) throw new Error(`a loader has answered with ${status} in place of the page`);
  return { status, location };
}

/** The page with all that it waits for. @throws what a component throws */
function renderToText(page: ReactNode): Promise<string> {
  return new Promise((done, fail) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      // The policy lets no script in the page run: none may be needed to show it.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => void pipe(collect(done)),
      onError: (error) => {
        fail(error);
        abort(error);
      },
    });
  });
}

/** Gives what was written as text; a stream that can also be read takes three times as long. */
function collect(done: (text: string) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write: (chunk: Buffer, _, next) => {
      chunks.push(chunk);
      next();
    },
    final: (next) => {
      done(Buffer.concat(chunks).toString());
      next();
    },
  });
}

/** React puts what belongs into the head before the page, as it does not know of the document. */
function splitHead(output: string): { readonly head: string; readonly html: string } {
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<(?:meta|link) [^>]*>)*/.exec(output) ?? [];
  return { head, html: output.slice(head.length) };
}
