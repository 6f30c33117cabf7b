import type { SiteNotice } from '@adp/shared-data/site-settings';
import { splitLanguage } from '@adp/shared-ui/languages';
import { findOwner } from '@adp/site-document/siteConfig';
import {
  findContentResources,
  liveHeader,
  type NoticeParts,
  type PageContent,
  type PageNotice,
  type SiteFile,
  toLiveHeader,
  toNoticeParts,
} from '@adp/site-document';
import type { Describe } from '../discovery/Describe';
import type { ListRoutes } from '../discovery/siteRoutes';
import { bytesPlace, caching, retryAfter, toAnswer, toResponse, unavailable, type PageAnswer } from './answers';
import { createAppRenderer, orAborted, type AppRenderer } from './createAppRenderer';
import { createLiveSite, type LiveSite } from './createLiveSite';
import { createPageFiles, type PageFiles } from './createPageFiles';
import { findRoute } from './findRoute';
import { readServerBuild } from './readServerBuild';
import { readDescription, readTitle } from './readTitle';
import { readUnrenderedStatus } from './readUnrenderedStatus';
import { NotRendered } from './startRenderProcess';

/** How long a page may take to be rendered, in milliseconds; then the browser makes it. */
const TIME_LIMIT = 800;

const decoder = new TextDecoder();

/** A page, or a build, that could not be rendered. */
export interface RenderError {
  readonly app: string;
  readonly build?: string | undefined;
  /** The page's path. */
  readonly route?: string | undefined;
  readonly reason: string;
}

export interface RendererOptions {
  readonly site: SiteFile;
  /** Answers what loaders fetch from the site itself. */
  readonly answer: (request: Request) => Promise<Response>;
  /** Headers of every page; the directives of a security policy come after those of the page. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly onError?: (error: RenderError) => void;
  /** Called for each line that an app's code logs. */
  readonly onLog?: (app: string, text: string) => void;
  readonly fetch?: typeof globalThis.fetch;
  readonly now?: () => number;
  readonly timeLimit?: number;
  /** How long what is live is not asked for again, in milliseconds. */
  readonly staleAfter?: number;
  /** How long all hosts together may take to say what is live, in milliseconds. */
  readonly answerTimeout?: number;
}

export interface Renderer {
  /**
   * The page at the request's address, with the head that `describe` gives; undefined where there can be no page. For a visitor who is
   * beyond a limit, status 429 with the shell's HTML, with which the browser asks by itself. Never rejects.
   */
  readonly handle: (
    request: Request,
    describe?: Describe,
    isWithin?: boolean,
    notices?: readonly SiteNotice[],
  ) => Promise<Response | undefined>;
  /** Returns the routes of the apps that are live. Rejects only where the shell's host has never answered. */
  readonly listRoutes: ListRoutes;
  readonly end: () => Promise<void>;
}

interface PageOptions {
  readonly url: URL;
  readonly savesData: boolean;
  readonly isWithin: boolean;
  readonly describe: Describe | undefined;
  readonly siteNotices: NoticeParts | undefined;
}

/** What an answer holds besides the shell's own. */
interface Shown {
  /** With `bytesPlace` as its HTML. */
  readonly content?: PageContent;
  readonly html?: Uint8Array;
  readonly notice?: PageNotice;
}

/**
 * Renders the site's pages from the builds that are live. Whatever fails, the answer is the shell's HTML, with which the browser
 * makes the page itself.
 */
// eslint-disable-next-line max-lines-per-function -- its functions share the renderers of all apps
export function createRenderer({
  site,
  answer,
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
  const liveSite = createLiveSite({
    site,
    fetch,
    now,
    staleAfter,
    answerTimeout,
    onError: (app, reason) => onError({ app, reason }),
    beforeUse: (live) => warmUp(live),
  });
  const renderers = new Map<string, AppRenderer>();
  const getRenderer = (app: string) => {
    const known = renderers.get(app);
    if (known) return known;
    const made = createAppRenderer({
      answer,
      now,
      onError: (build, reason) => onError({ app, build, reason }),
      onLog: (text) => onLog(app, text),
    });
    renderers.set(app, made);
    return made;
  };
  const inFlight = new Map<string, Promise<PageAnswer>>();
  const readFiles = createPageFiles(fetch);

  /** The code that renders an app's pages, or, without an app, those that are the shell's own. */
  const toBuild = ({ firebaseConfig, shell, apps }: LiveSite, app: string | undefined) => {
    const build = app === undefined ? undefined : apps.get(app);
    if (app !== undefined && !build) throw new Error('its build is not known');
    const load = async () => {
      const [shellCode, appCode] = await Promise.all([
        readServerBuild(shell, fetch),
        build ? readServerBuild(build, fetch) : undefined,
      ]);
      if (shellCode === undefined || (build && appCode === undefined)) return undefined;
      return {
        shell: shellCode,
        origin: site.origin,
        firebaseConfig,
        ...(app !== undefined && appCode !== undefined ? { app: { name: app, source: appCode } } : {}),
      };
    };
    return { build: [build?.build, shell.build].filter(Boolean).join(' in '), load };
  };

  const render = async (url: URL, live: LiveSite, signal: AbortSignal) => {
    const { path } = splitLanguage(url.pathname);
    const owner = findOwner(live.registry, path);
    const app = owner?.origin ? owner.name : undefined;
    return getRenderer(app ?? 'shell').render(
      // The same object for all languages: a worker makes the routes of each registry object.
      { ...toBuild(live, app), url: url.href, config: live.getHtml('en').at(path).registry },
      signal,
    );
  };

  /** Loads the new builds of apps whose pages are visited; until then, pages are those of the builds before. */
  const warmUp = async (live: LiveSite) => {
    for (const [name, renderer] of renderers) {
      const app = name === 'shell' ? undefined : name;
      if (app === undefined || live.apps.has(app)) await renderer.warmUp(toBuild(live, app));
    }
  };

  const makePage = async (options: PageOptions): Promise<PageAnswer> => {
    const live = await liveSite.get();
    const page = await makeLivePage(live, options);
    // A release may just have added it; one that could not be rendered is not worth another attempt.
    if (page.status !== 404 || page.isUnrendered) return page;
    const newest = await liveSite.getNewest();
    return newest === live ? page : makeLivePage(newest, options);
  };

  const makeLivePage = async (
    live: LiveSite,
    { url, savesData, isWithin, describe, siteNotices }: PageOptions,
  ): Promise<PageAnswer> => {
    const { registry } = live;
    const { language, path } = splitLanguage(url.pathname);
    const html = live.getHtml(language).at(url.pathname);
    const hints = findRoute(html.routes, url.pathname)?.hints ?? [];
    let texts: PageFiles['texts'] | undefined;
    const send = (status: number, cache: keyof typeof caching, { html: bytes, ...page }: Shown = {}): PageAnswer => {
      const parts = { ...page, siteNotices, texts };
      const retry = retryAfter[status];
      const headers = {
        ...moreHeaders,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': [html.toPolicy(parts), morePolicy].filter(Boolean).join('; '),
        'cache-control': caching[cache],
        ...(retry !== undefined && { 'retry-after': retry }),
        vary: 'Save-Data',
        [liveHeader]: toLiveHeader(liveSite.getOldest()),
      };
      return toAnswer(status, headers, html.render(hints, parts), bytes);
    };
    if (!isWithin) return send(429, 'limited');
    // A timer that is cleared: one for each page that only runs out later costs more than all the rest of its clock.
    const aborter = new AbortController();
    const { signal } = aborter;
    const timer = setTimeout(() => aborter.abort(), timeLimit);
    try {
      const [page, { sheets, texts: read }] = await orAborted(
        Promise.all([render(url, live, signal), readFiles(hints, language)]),
        signal,
      );
      texts = read;
      if (!page) return send(200, page === null ? 'page' : 'private');
      if ('notice' in page) return send(page.status, 'private', page);
      const { status } = page;
      if ('location' in page) {
        const location = new URL(page.location, url);
        if (location.origin !== url.origin) throw new Error(`it leads to ${location.origin}`);
        return toAnswer(status, { location: page.location, 'cache-control': caching.moved }, '');
      }
      const described =
        status === 200
          ? describe?.(url, { title: readTitle(page.head), description: readDescription(page.head, page.html) })
          : undefined;
      const head = await Promise.race([described ?? page.head, untilAborted(signal, page.head)]);
      const app = findOwner(registry, path)?.name ?? 'shell';
      const manifest = live.apps.get(app)?.manifest;
      const content = {
        ...page,
        html: bytesPlace,
        needs: findContentResources(decoder.decode(page.html)),
        head,
        sheets,
        manifest,
        savesData,
        canonical: site.origin + url.pathname,
        search: url.search,
      };
      return send(status, status === 200 ? 'page' : 'missing', { content, html: page.html });
    } catch (error) {
      const app = findOwner(registry, path)?.name ?? 'shell';
      const reason = error instanceof Error ? error.message : String(error);
      onError({ app, build: live.apps.get(app)?.build, route: url.pathname, reason });
      // The browser may still render the page, whatever the status.
      const isDataDown = error instanceof NotRendered && error.status === 503;
      const status = isDataDown ? 503 : await readUnrenderedStatus({ url, routes: html.routes, registry, answer });
      return { ...send(status, 'unrendered'), isUnrendered: true };
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    handle: async (request, describe, isWithin = true, notices = []) => {
      const url = new URL(request.url);
      if ((request.method !== 'GET' && request.method !== 'HEAD') || isFile(url.pathname)) return undefined;
      // Loaders see the site's own address, whatever host the request came by.
      const page = new URL(url.pathname + url.search, site.origin);
      const savesData = request.headers.get('save-data')?.toLowerCase() === 'on';
      const siteNotices = toNoticeParts(notices, splitLanguage(url.pathname).language);
      const key = [page.href, savesData, isWithin, siteNotices?.key].join(' ');
      // Those who come at the same time wait for one rendering.
      const making =
        inFlight.get(key) ??
        makePage({ url: page, savesData, isWithin, describe, siteNotices }).finally(() => inFlight.delete(key));
      inFlight.set(key, making);
      try {
        return toResponse(await making, request);
      } catch (error) {
        onError({ app: 'shell', route: page.pathname, reason: error instanceof Error ? error.message : String(error) });
        return unavailable();
      }
    },
    listRoutes: async () => (await liveSite.get()).routes,
    end: async () => {
      await Promise.all([...renderers.values()].map(({ end }) => end()));
    },
  };
}

/** Gives `value` when it is too late for another. */
function untilAborted<Value>(signal: AbortSignal, value: Value): Promise<Value> {
  return new Promise((done) => {
    if (signal.aborted) done(value);
    signal.addEventListener('abort', () => done(value), { once: true });
  });
}

/** Whether a path names a file of the host or of the platform, not a page. */
function isFile(path: string): boolean {
  return (
    /^\/(b-[0-9a-f]{10}|builds|__|api)\//.test(path) ||
    /\.(css|html|ico|js|json|map|png|svg|txt|webmanifest|woff2|xml)$/.test(path)
  );
}
