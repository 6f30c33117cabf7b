import type { AppManifest } from '@adp/app-contract';
import { shellName, type StoppedCanary } from '@adp/shared-data/app-health';
import { type Language, splitLanguage } from '@adp/shared-ui/languages';
import {
  findContentResources,
  type Hint,
  liveHeader,
  type NoticeParts,
  type PageNotice,
  type SiteFile,
  toLiveHeader,
  toNoticeParts,
} from '@adp/site-document';
import { findOwner } from '@adp/site-document/siteConfig';
import type { LiveBuilds } from '../health/createHealthCounter';
import type { Describe, HandlerOptions, RenderPage } from '../HandlerOptions';
import type { ListRoutes } from '../siteRoutes';
import { orAborted } from './createAppRenderer';
import { createAppRenderers } from './createAppRenderers';
import { createTemplates } from './createTemplates';
import { createLiveSite, type LiveSite } from './createLiveSite';
import { createPageFiles, type PageFiles } from './createPageFiles';
import { findRoute } from './findRoute';
import {
  caching,
  type PageResponse,
  retryAfter,
  toContentResponse,
  toPageResponse,
  toResponse,
  unavailable,
} from './pageResponse';
import { readDescription, readTitle } from './readTitle';
import { readUnrenderedStatus } from './readUnrenderedStatus';
import { NotRendered } from './startRenderProcess';

/** The timeout for rendering a page, in milliseconds. After a timeout, the browser renders the page. */
const TIME_LIMIT = 800;

const decoder = new TextDecoder();

export interface RenderError {
  readonly app: string;
  readonly build?: string | undefined;
  readonly route?: string | undefined;
  readonly reason: string;
}

export interface RendererOptions {
  readonly site: SiteFile;
  readonly handleRequest: (request: Request) => Promise<Response>;
  /** Headers of every page. The directives of their security policy are appended to the page's own policy. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly onError?: (error: RenderError) => void;
  readonly onLog?: (app: string, text: string) => void;
  readonly fetch?: typeof globalThis.fetch;
  readonly now?: () => number;
  readonly timeLimit?: number;
  /** The time after which the live state is read again, in milliseconds. */
  readonly staleAfter?: number;
  /** The timeout for reading the live state from all hosts, in milliseconds. */
  readonly answerTimeout?: number;
}

export interface Renderer {
  readonly renderPage: RenderPage;
  /** Returns the routes of the live apps. Rejects only if the shell's host has never responded. */
  readonly listRoutes: ListRoutes;
  readonly listBuilds: NonNullable<HandlerOptions['listBuilds']>;
  readonly end: () => Promise<void>;
}

interface PageRequest {
  readonly url: URL;
  readonly language: Language;
  readonly savesData: boolean;
  readonly isLimited: boolean;
  readonly describe: Describe | undefined;
  readonly siteNotices: NoticeParts | undefined;
  readonly getStopped: () => Promise<readonly StoppedCanary[]>;
}

/** Hints of a page without a route. A constant, because files and templates are cached by the identity of hints. */
const noHints: readonly Hint[] = [];

/** Renders pages with the live builds. After a failure, the browser renders the page from the shell's HTML. */
// eslint-disable-next-line max-lines-per-function -- its functions share the live site and the options
export function createRenderer({
  site,
  handleRequest,
  headers: { 'content-security-policy': morePolicy, ...moreHeaders } = {},
  onError = ({ app, build, route, reason }) =>
    console.warn(`Not rendered: ${route ?? ''} ${app} ${build ?? ''}: ${reason}`),
  onLog = (app, text) => console.info(`${app}: ${text}`),
  fetch = globalThis.fetch,
  now = Date.now,
  timeLimit = TIME_LIMIT,
  staleAfter,
  answerTimeout,
}: RendererOptions): Renderer {
  const { render, warmUp, end } = createAppRenderers({ site, handleRequest, onError, onLog, fetch, now });
  const liveSite = createLiveSite({
    site,
    fetch,
    now,
    staleAfter,
    answerTimeout,
    onError: (app, reason) => onError({ app, reason }),
    beforeUse: warmUp,
  });
  const inFlight = new Map<string, Promise<PageResponse>>();
  const readFiles = createPageFiles(fetch);
  const getTemplate = createTemplates();

  const createPage = async (request: PageRequest): Promise<PageResponse> => {
    const live = await liveSite.get();
    const page = await createLivePage(live, request);
    // A new release may contain the missing page. A page that could not be rendered is not tried again.
    if (page.status !== 404 || page.isUnrendered) return page;
    const newest = await liveSite.getNewest();
    return newest === live ? page : createLivePage(newest, request);
  };

  const createLivePage = async (live: LiveSite, request: PageRequest): Promise<PageResponse> => {
    const { url, language, isLimited, siteNotices } = request;
    const html = live.getHtml(language).at(url.pathname);
    const hints = findRoute(html.routes, url.pathname)?.hints ?? noHints;
    const toHeaders = (status: number, cache: keyof typeof caching, policy: string) => {
      const retry = retryAfter[status];
      return {
        ...moreHeaders,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': [policy, morePolicy].filter(Boolean).join('; '),
        'cache-control': caching[cache],
        ...(retry !== undefined && { 'retry-after': retry }),
        vary: 'Save-Data',
        [liveHeader]: toLiveHeader(liveSite.getOldest()),
      };
    };
    /** Returns a page that the browser renders. */
    const send = (
      status: number,
      cache: keyof typeof caching,
      texts?: PageFiles['texts'],
      notice?: PageNotice,
    ): PageResponse => {
      const parts = { notice, siteNotices, texts };
      return toPageResponse(status, toHeaders(status, cache, html.toPolicy(parts)), [html.render(hints, parts)]);
    };
    if (isLimited) return send(429, 'limited');
    let files: PageFiles | undefined;
    // The timer of `AbortSignal.timeout` would run until its end, which is expensive under full load.
    const aborter = new AbortController();
    const { signal } = aborter;
    const timer = setTimeout(() => aborter.abort(), timeLimit);
    try {
      const [page, read] = await orAborted(
        Promise.all([render(url, live, signal), readFiles(hints, language)]),
        signal,
      );
      files = read;
      if (!page) return send(200, page === null ? 'page' : 'private', files.texts);
      if ('notice' in page) return send(page.status, 'private', files.texts, page.notice);
      const { status } = page;
      if ('location' in page) {
        const location = new URL(page.location, url);
        if (location.origin !== url.origin) throw new Error(`it redirects to ${location.origin}`);
        return toPageResponse(status, { location: page.location, 'cache-control': caching.moved }, []);
      }
      const manifest = await removeStopped(live.apps.get(findApp(live, url))?.manifest, request.getStopped);
      const template = getTemplate(hints, { html, files, manifest, savesData: request.savesData, siteNotices });
      const content = {
        data: page.data,
        needs: findContentResources(decoder.decode(page.html)),
        head: await describeHead(page, request, signal),
        canonical: site.origin + url.pathname,
        search: url.search,
      };
      const headers = toHeaders(status, status === 200 ? 'page' : 'missing', template.policy);
      const parts = { html: page.html, ...html.renderContent(content, template) };
      return toContentResponse(status, headers, template, parts);
    } catch (error) {
      const app = findApp(live, url);
      onError({ app, build: live.apps.get(app)?.build, route: url.pathname, reason: toReason(error) });
      // The browser can still render the page, regardless of the status.
      const isDataDown = error instanceof NotRendered && error.status === 503;
      const { registry } = live;
      const status = isDataDown
        ? 503
        : await readUnrenderedStatus({ url, routes: html.routes, registry, handleRequest });
      return { ...send(status, 'unrendered', files?.texts), isUnrendered: true };
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    renderPage: async (request, { describe, isLimited = false, notices = [], getStopped = getNone } = {}) => {
      const { pathname, search } = new URL(request.url);
      if ((request.method !== 'GET' && request.method !== 'HEAD') || isFile(pathname)) return undefined;
      // Loaders see the site's own origin, regardless of the host that the client requested.
      const url = new URL(pathname + search, site.origin);
      const { language } = splitLanguage(pathname);
      const savesData = request.headers.get('save-data')?.toLowerCase() === 'on';
      const siteNotices = toNoticeParts(notices, language);
      const key = [url.href, savesData, isLimited, siteNotices?.key].join(' ');
      const page =
        inFlight.get(key) ??
        createPage({ url, language, savesData, isLimited, describe, siteNotices, getStopped }).finally(() =>
          inFlight.delete(key),
        );
      inFlight.set(key, page);
      try {
        return toResponse(await page, request);
      } catch (error) {
        onError({ app: 'shell', route: pathname, reason: toReason(error) });
        return unavailable();
      }
    },
    listRoutes: async () => (await liveSite.get()).routes,
    listBuilds: async () => toLiveBuilds(await liveSite.get()),
    end,
  };
}

/** Omits a stopped canary from a manifest, so that browsers use the stable build (docs/decisions/173). */
async function removeStopped(
  manifest: AppManifest | undefined,
  getStopped: PageRequest['getStopped'],
): Promise<AppManifest | undefined> {
  if (!manifest?.canary) return manifest;
  const { app, canary } = manifest;
  const isStopped = (await getStopped()).some((stopped) => stopped.app === app && stopped.build === canary.build);
  if (!isStopped) return manifest;
  const stable = stableManifests.get(manifest) ?? { ...manifest, canary: undefined };
  stableManifests.set(manifest, stable);
  return stable;
}

/** Manifests without their canary. They are cached, because `createTemplates` compares manifests by identity. */
const stableManifests = new WeakMap<AppManifest, AppManifest>();

const getNone = () => Promise.resolve([]);

function toLiveBuilds({ shell, apps }: LiveSite): ReadonlyMap<string, LiveBuilds> {
  const toBuilds = ({ manifest, routes }: { readonly manifest: AppManifest; readonly routes: LiveSite['routes'] }) => ({
    live: manifest.build,
    canary: manifest.canary?.build,
    routes: new Set(routes.map(({ path }) => path)),
  });
  return new Map<string, LiveBuilds>([
    [shellName, { live: shell.build, canary: undefined, routes: new Set() }],
    ...[...apps].map(([name, app]): [string, LiveBuilds] => [name, toBuilds(app)]),
  ]);
}

async function describeHead(
  { status, head, html }: { readonly status: number; readonly head: string; readonly html: Uint8Array },
  { url, describe }: PageRequest,
  signal: AbortSignal,
): Promise<string> {
  if (status !== 200 || !describe) return head;
  const description = describe(url, { title: readTitle(head), description: readDescription(head, html) });
  return orAborted(description, signal).catch(() => head);
}

function findApp({ registry }: LiveSite, url: URL): string {
  return findOwner(registry, splitLanguage(url.pathname).path)?.name ?? 'shell';
}

function toReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function isFile(path: string): boolean {
  return (
    /^\/(b-[0-9a-f]{10}|builds|__|api)\//.test(path) ||
    /\.(css|html|ico|js|json|map|png|svg|txt|webmanifest|woff2|xml)$/.test(path)
  );
}
