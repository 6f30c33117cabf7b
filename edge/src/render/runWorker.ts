import type { MessagePort } from 'node:worker_threads';
import type { RenderedPage } from '@adp/shell/server';

/** What a worker begins with: the code of one page's two makers, as text. */
export interface WorkerData {
  /** The shell's build for a server. */
  readonly shell: string;
  /** Name in the registry and build for a server of the app; left out for the pages that are the shell's own. */
  readonly app?: { readonly name: string; readonly source: string };
  /** The site's origin: what a loader fetches is below it. */
  readonly origin: string;
  /** What `/__/firebase/init.json` answers on the site: by it pages know which pictures are the site's own. */
  readonly firebaseConfig?: object | undefined;
}

/** To the worker. */
export type Order =
  /** The registry, for all pages until the next: a copy for each page would cost as much as some of its components. */
  | { readonly type: 'config'; readonly config: unknown }
  | { readonly type: 'render'; readonly id: number; readonly url: string }
  | { readonly type: 'abort'; readonly id: number }
  | {
      readonly type: 'answer';
      readonly id: number;
      readonly status: number;
      readonly body: string;
      readonly kind: string;
    }
  | { readonly type: 'ping' };

type WithContent = Extract<RenderedPage, { readonly html: string }>;

/** As it leaves the worker. What is inside `#root` is bytes, which move to the other thread and into the answer as they are: text would be copied four times. */
export type WorkerPage =
  Exclude<RenderedPage, WithContent> | (Omit<WithContent, 'html'> & { readonly html: Uint8Array<ArrayBuffer> });

/** From the worker. */
export type Report =
  | { readonly type: 'page'; readonly id: number; readonly page: WorkerPage | undefined }
  | { readonly type: 'error'; readonly id: number; readonly reason: string; readonly status: number | undefined }
  | { readonly type: 'fetch'; readonly id: number; readonly url: string }
  | { readonly type: 'stray'; readonly reason: string }
  | { readonly type: 'pong' };

type RenderPage = (page: {
  readonly config: unknown;
  readonly module: unknown;
  readonly request: Request;
}) => Promise<RenderedPage | undefined>;

/**
 * Runs in a worker thread, to which it is given as text: it uses nothing from outside of itself. Loads the shell's and the app's
 * code and renders pages on order. The code gets no module of node's but those that React needs, and no network: what a loader
 * fetches is requested of the thread that started this one.
 */
export function runWorker(): void {
  const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads');
  const { compileFunction } = process.getBuiltinModule('node:vm');
  const port = parentPort as MessagePort;
  const { shell: source, app, origin, firebaseConfig } = workerData as WorkerData;
  // As in a browser's worker: pages compare addresses with the site's own.
  Object.assign(globalThis, { location: new URL(origin) });
  const send = (report: Report, moved: readonly ArrayBuffer[] = []) => port.postMessage(report, moved);
  const encoder = new TextEncoder();
  /** That of an answer which a loader has thrown. */
  const getStatus = (error: unknown) => {
    const status: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'status') : undefined;
    return typeof status === 'number' ? status : undefined;
  };
  const toReason = (error: unknown) => {
    if (error instanceof Error) return error.message;
    const status = getStatus(error);
    return status === undefined ? String(error) : `status ${status}`;
  };

  const forReact = ['async_hooks', 'crypto', 'stream', 'stream/consumers', 'util'];
  const evaluate = (text: string, filename: string, load: (name: string) => unknown): Record<string, unknown> => {
    const module = { exports: {} };
    compileFunction(text, ['module', 'exports', 'require'], { filename })(module, module.exports, load);
    return module.exports;
  };
  const shell = evaluate(source, 'shell/server.js', (name) => {
    const plain = name.replace(/^node:/, '');
    if (forReact.includes(plain)) return process.getBuiltinModule(plain);
    throw new Error(`${name} is not for pages`);
  });
  // By our own shell's build, whose hash was checked.
  const shared = shell['shared'] as Readonly<Record<string, unknown>>;
  const renderPage = shell['renderPage'] as RenderPage;

  type Answer = Extract<Order, { readonly type: 'answer' }>;
  const requested = new Map<number, { readonly path: string; readonly done: (answer: Answer) => void }>();
  /** By path: pages that are rendered at the same time often want the same. */
  const inFlight = new Map<string, Promise<Answer>>();
  let fetches = 0;
  const request = (path: string): Promise<Answer> => {
    const known = inFlight.get(path);
    if (known) return known;
    fetches += 1;
    const id = fetches;
    const answered = new Promise<Answer>((done) => requested.set(id, { path, done }));
    inFlight.set(path, answered);
    send({ type: 'fetch', id, url: path });
    return answered;
  };
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, origin);
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    if (url.origin !== origin || method !== 'GET')
      return Promise.reject(new TypeError(`${method} ${url.origin} is not for pages`));
    if (url.pathname === '/__/firebase/init.json' && firebaseConfig)
      return Promise.resolve(Response.json(firebaseConfig));
    const path = url.pathname + url.search;
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    return new Promise((done, fail) => {
      void request(path).then(({ status, body, kind }) => {
        const isEmpty = status === 204 || status === 304;
        done(new Response(isEmpty ? null : body, { status, headers: { 'content-type': kind } }));
      });
      signal?.addEventListener('abort', () => {
        // Whoever wants it next asks once more: this answer may never come.
        inFlight.delete(path);
        fail(signal.reason as Error);
      });
    });
  };

  const module = app
    ? evaluate(app.source, `${app.name}/server.js`, (name) => {
        if (Object.hasOwn(shared, name)) return shared[name];
        throw new Error(`${name} is not shared with apps`);
      })['app']
    : undefined;

  const rendering = new Map<number, AbortController>();
  let config: unknown;
  const render = async ({ id, url }: Extract<Order, { type: 'render' }>) => {
    const aborter = new AbortController();
    rendering.set(id, aborter);
    try {
      const request = new Request(url, { signal: aborter.signal });
      const page = await renderPage({ config, module, request });
      if (page && 'html' in page) {
        const html = encoder.encode(page.html);
        send({ type: 'page', id, page: { ...page, html } }, [html.buffer]);
      } else send({ type: 'page', id, page });
    } catch (error) {
      send({ type: 'error', id, reason: toReason(error), status: getStatus(error) });
    } finally {
      rendering.delete(id);
    }
  };
  port.on('message', (order: Order) => {
    if (order.type === 'render') void render(order);
    else if (order.type === 'abort') rendering.get(order.id)?.abort();
    else if (order.type === 'ping') send({ type: 'pong' });
    else if (order.type === 'config') ({ config } = order);
    else {
      const question = requested.get(order.id);
      requested.delete(order.id);
      if (question) inFlight.delete(question.path);
      question?.done(order);
    }
  });
  // A promise that nobody waits for is a fault of one page, not the end of all.
  process.on('unhandledRejection', (error) => send({ type: 'stray', reason: toReason(error) }));
}
