import { createHash } from 'node:crypto';
import { findOwner } from '@adp/shell/siteConfig';
import type { Hint, PageContent, PageNotice, SiteFile } from '@adp/site/html';
import type { Describe } from '../discovery/Describe';
import { createAppRenderer, orAborted, type AppRenderer } from './createAppRenderer';
import { createLiveSite, type LiveSite } from './createLiveSite';
import { NotRendered } from './startWorker';
import { readServerBuild, readVerified } from './readServerBuild';

/** How long a page may take to be rendered, in milliseconds; then the browser makes it. */
const TIME_LIMIT = 800;

/**
 * How long what a route class gives is stored. The data of a page may be 30 s old when it is rendered (decision 070), so with these
 * 30 s nobody sees what is older than a minute, unless nothing else is to be had.
 */
const caching = {
  page: 'public, max-age=0, s-maxage=15, stale-while-revalidate=15, stale-if-error=600',
  missing: 'public, max-age=0, s-maxage=15',
  moved: 'public, max-age=300, s-maxage=300',
  /** A page that could not be rendered is tried again soon. */
  unrendered: 'public, max-age=0, s-maxage=5',
  private: 'private, no-cache',
} as const;

/** When who gets a 503 may come again, in seconds. */
const RETRY_AFTER = '5';

/** So many style sheets are remembered. */
const MOST_SHEETS = 100;

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
  readonly fetch?: typeof globalThis.fetch;
  readonly now?: () => number;
  readonly timeLimit?: number;
  /** How long what is live is not asked for again, in milliseconds. */
  readonly staleAfter?: number;
}

export interface Renderer {
  /** The page at the request's address, with the head that `describe` gives; undefined where there can be no page. Never rejects. */
  readonly handle: (request: Request, describe?: Describe) => Promise<Response | undefined>;
  readonly end: () => Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Renders the site's pages from the builds that are live. Whatever fails, the answer is the shell's HTML, with which the browser
 * makes the page itself.
 */
export function createRenderer({
  site,
  answer,
  headers: { 'content-security-policy': morePolicy, ...moreHeaders } = {},
  onError = ({ app, build, route, reason }) =>
    console.warn(`Not rendered: ${route ?? ''} ${app} ${build ?? ''}: ${reason}`),
  fetch = globalThis.fetch,
  now = Date.now,
  timeLimit = TIME_LIMIT,
  staleAfter,
}: RendererOptions): Renderer {
  const liveSite = createLiveSite({
    site,
    fetch,
    now,
    staleAfter,
    onError: (app, reason) => onError({ app, reason }),
  });
  const renderers = new Map<string, AppRenderer>();
  const getRenderer = (app: string) => {
    const known = renderers.get(app);
    if (known) return known;
    const made = createAppRenderer({ answer, now, onError: (build, reason) => onError({ app, build, reason }) });
    renderers.set(app, made);
    return made;
  };
  const inFlight = new Map<string, Promise<Answer>>();

  const render = async (url: URL, { registry, firebaseConfig, shell, apps }: LiveSite, signal: AbortSignal) => {
    const owner = findOwner(registry, url.pathname);
    const app = owner?.origin ? owner.name : undefined;
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
    const key = [build?.build, shell.build].filter(Boolean).join(' in ');
    return getRenderer(app ?? 'shell').render({ build: key, load, url: url.href, config: registry }, signal);
  };

  /** Style sheets by address: files of a build never change. */
  const known = new Map<string, string>();
  const readSheets = async (hints: readonly Hint[]) => {
    const sheets = hints.filter(({ as }) => as === 'style');
    const texts = sheets.map(async ({ href, integrity = '' }) => {
      const text = known.get(href) ?? (await readVerified(href, integrity, fetch));
      known.delete(href);
      known.set(href, text);
      return [href, text] as const;
    });
    const found = new Map(await Promise.all(texts));
    for (const href of [...known.keys()].slice(0, -MOST_SHEETS)) known.delete(href);
    return found;
  };

  const makePage = async (url: URL, savesData: boolean, describe?: Describe): Promise<Answer> => {
    const live = await liveSite.get();
    const signal = AbortSignal.timeout(timeLimit);
    const { html, registry } = live;
    const hints = html.routes.find(({ path }) => matches(path, url.pathname))?.hints ?? [];
    const send = (
      status: number,
      cache: keyof typeof caching,
      { content, notice }: { readonly content?: PageContent; readonly notice?: PageNotice } = {},
    ): Answer => ({
      status,
      headers: {
        ...moreHeaders,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': [html.toPolicy(content), morePolicy].filter(Boolean).join('; '),
        'cache-control': caching[cache],
        ...(status === 503 && { 'retry-after': RETRY_AFTER }),
        vary: 'Save-Data',
      },
      body: html.render(hints, content, notice),
    });
    try {
      const [page, sheets] = await orAborted(Promise.all([render(url, live, signal), readSheets(hints)]), signal);
      if (!page) return send(200, page === null ? 'page' : 'private');
      if ('notice' in page) return send(page.status, 'private', page);
      const { status } = page;
      if ('location' in page) {
        const location = new URL(page.location, url);
        if (location.origin !== url.origin) throw new Error(`it leads to ${location.origin}`);
        return { status, headers: { location: page.location, 'cache-control': caching.moved }, body: '' };
      }
      const described = status === 200 ? describe?.(url, { title: readTitle(page.head) }) : undefined;
      const head = await Promise.race([described ?? page.head, untilAborted(signal, page.head)]);
      const app = findOwner(registry, url.pathname)?.name ?? 'shell';
      const manifest = live.apps.get(app)?.manifest;
      const content = { ...page, head, sheets, manifest, savesData, canonical: site.origin + url.pathname };
      return send(status, status === 200 ? 'page' : 'missing', { content });
    } catch (error) {
      const app = findOwner(registry, url.pathname)?.name ?? 'shell';
      const reason = error instanceof Error ? error.message : String(error);
      onError({ app, build: live.apps.get(app)?.build, route: url.pathname, reason });
      // Whoever gets it is told the truth about the data, and the browser may still try to make the page.
      return send(error instanceof NotRendered && error.status === 503 ? 503 : 200, 'unrendered');
    }
  };

  return {
    handle: async (request, describe) => {
      const url = new URL(request.url);
      if ((request.method !== 'GET' && request.method !== 'HEAD') || isFile(url.pathname)) return undefined;
      // Loaders see the site's own address, whatever host the request came by.
      const page = new URL(url.pathname + url.search, site.origin);
      const savesData = request.headers.get('save-data')?.toLowerCase() === 'on';
      const key = `${page.href} ${savesData}`;
      // Those who come at the same time wait for one rendering.
      const making = inFlight.get(key) ?? makePage(page, savesData, describe).finally(() => inFlight.delete(key));
      inFlight.set(key, making);
      try {
        return toResponse(await making, request);
      } catch (error) {
        onError({ app: 'shell', route: page.pathname, reason: error instanceof Error ? error.message : String(error) });
        return unavailable();
      }
    },
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

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The page's own name in the title that React has written: the site's name follows it. */
function readTitle(head: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(head) ?? [];
  return title.replace(/ · [^·]*$/, '').replaceAll(/&[\w#]+;/g, (entity) => entities[entity] ?? entity);
}

/** Whether a path names a file of the host or of the platform, not a page. */
function isFile(path: string): boolean {
  return (
    /^\/(b-[0-9a-f]{10}|builds|__|api)\//.test(path) ||
    /\.(css|html|ico|js|json|map|png|svg|txt|webmanifest|woff2|xml)$/.test(path)
  );
}

/** Whether a known path, which may have parameters, is the one of `pathname`. */
function matches(path: string, pathname: string): boolean {
  const wanted = path.split('/');
  const parts = pathname.split('/');
  return wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at]);
}

function toResponse({ status, headers, body }: Answer, request: Request): Response {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const isUnchanged = status === 200 && request.headers.get('if-none-match')?.includes(etag);
  if (isUnchanged) return new Response(null, { status: 304, headers: { ...headers, etag } });
  return new Response(request.method === 'HEAD' || !body ? null : body, { status, headers: { ...headers, etag } });
}

/** The shell's own host does not answer, and never has. */
function unavailable(): Response {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': RETRY_AFTER,
  };
  return new Response('The site is not available right now. Please try again.\n', { status: 503, headers });
}
