import type { RenderedPage } from '@adp/site-document/renderedPage';
import type { stringifyPageData } from '@adp/site-document/pageData';
import type { createFrameReader, encodeFrame } from './frames';
import type { RenderCode, RenderRequest, RenderResponse } from './renderMessages';

/** Functions that the render process needs. They are passed to it as source text. */
export interface RenderProcessTools {
  readonly createFrameReader: typeof createFrameReader;
  readonly encodeFrame: typeof encodeFrame;
  readonly stringifyPageData: typeof stringifyPageData;
}

type RenderPage = (page: {
  readonly config: unknown;
  readonly module: unknown;
  readonly request: Request;
}) => Promise<RenderedPage | undefined>;

/** Renders pages in a process without risky capabilities (docs/decisions/129). The function may use nothing but its argument. */
// eslint-disable-next-line max-lines-per-function -- it is sent to the process as text, so it may not use anything outside itself
export function runRenderProcess({ createFrameReader, encodeFrame, stringifyPageData }: RenderProcessTools): void {
  const { Socket } = process.getBuiltinModule('node:net');
  const { openSync } = process.getBuiltinModule('node:fs');
  const { compileFunction, runInNewContext } = process.getBuiltinModule('node:vm');
  const { format } = process.getBuiltinModule('node:util');
  /** The Node modules that the shell's build imports for React, the router and languages. */
  const forShell = new Map<string, unknown>(
    ['async_hooks', 'crypto', 'stream', 'util'].map((name) => [name, process.getBuiltinModule(name)]),
  );
  const nodeProcess = process;
  // Save `reallyExit` before it is removed, because `process.exit` needs it.
  const exit = (Reflect.get(process, 'reallyExit') as (code: number) => void).bind(process);
  const channel = new Socket({ fd: 3 });
  channel.on('error', () => exit(1)).on('close', () => exit(1));

  const send = (response: RenderResponse, ...bytes: readonly Uint8Array[]) =>
    channel.write(encodeFrame(response, ...bytes));
  const getStatus = (error: unknown) => {
    const status: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'status') : undefined;
    return typeof status === 'number' ? status : undefined;
  };
  const toReason = (error: unknown) => {
    const status = getStatus(error);
    const reason = error instanceof Error ? error.message : status === undefined ? String(error) : `status ${status}`;
    return reason.slice(0, 1_000);
  };
  // An unhandled rejection is an error of a single page, so it must not end the process.
  process.on('unhandledRejection', (error) => send({ type: 'unhandled', reason: toReason(error) }));
  process.on('uncaughtException', (error) => {
    channel.write(encodeFrame({ type: 'exit', reason: toReason(error) }), () => exit(1));
  });

  let renderPage: RenderPage | undefined;
  let module: unknown;
  let origin = '';
  let firebaseConfig: object | undefined;

  function load(code: RenderCode): void {
    // Remove capabilities only here, because Node sets a global variable again after it has run a script from the
    // command line.
    removeCapabilities();
    ({ origin, firebaseConfig } = code);
    // Set `location`, because pages compare URLs with the site's origin.
    Object.assign(globalThis, { fetch, location: new URL(origin) });
    const shell = evaluate(code.shell, 'shell/server.js', (name) => {
      const builtin = forShell.get(name.replace(/^node:/, ''));
      if (builtin === undefined) throw new Error(`${name} is not available to pages`);
      return builtin;
    });
    const shared = shell['shared'] as Readonly<Record<string, unknown>>;
    renderPage = shell['renderPage'] as RenderPage;
    const { app } = code;
    if (!app) return;
    ({ app: module } = evaluate(app.source, `${app.name}/server.js`, (name) => {
      if (Object.hasOwn(shared, name)) return shared[name];
      throw new Error(`${name} is not shared with apps`);
    }));
  }

  function evaluate(text: string, filename: string, load: (name: string) => unknown): Record<string, unknown> {
    const module = { exports: {} };
    compileFunction(text, ['module', 'exports', 'require'], { filename })(module, module.exports, load);
    return module.exports;
  }

  type SiteResponse = Extract<RenderRequest, { readonly type: 'response' }>;
  const requested = new Map<number, { readonly path: string; readonly resolve: (response: SiteResponse) => void }>();
  /** Requests in flight, by path. Pages that render concurrently often fetch the same data. */
  const inFlight = new Map<string, Promise<SiteResponse>>();
  let fetches = 0;
  function fetchFromSite(path: string): Promise<SiteResponse> {
    const pending = inFlight.get(path);
    if (pending) return pending;
    fetches += 1;
    const id = fetches;
    const response = new Promise<SiteResponse>((resolve) => requested.set(id, { path, resolve }));
    inFlight.set(path, response);
    send({ type: 'fetch', id, path });
    return response;
  }

  const fetch: typeof globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, origin);
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    if (url.origin !== origin || method !== 'GET')
      return Promise.reject(new TypeError(`${method} ${url.origin} is not available to pages`));
    if (url.pathname === '/__/firebase/init.json' && firebaseConfig)
      return Promise.resolve(Response.json(firebaseConfig));
    const path = url.pathname + url.search;
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    return new Promise((resolve, reject) => {
      void fetchFromSite(path).then(({ status, body, contentType }) => {
        const isEmpty = status === 204 || status === 304;
        resolve(new Response(isEmpty ? null : body, { status, headers: { 'content-type': contentType } }));
      });
      signal?.addEventListener('abort', () => {
        inFlight.delete(path);
        reject(signal.reason as Error);
      });
    });
  };

  const rendering = new Map<number, AbortController>();
  let config: unknown;
  async function render({ id, url }: Extract<RenderRequest, { type: 'render' }>): Promise<void> {
    const aborter = new AbortController();
    rendering.set(id, aborter);
    try {
      const request = new Request(url, { signal: aborter.signal });
      const page = await renderPage?.({ config, module, request });
      if (page && 'html' in page) {
        const { status, head, data } = page;
        const html = Buffer.from(page.html);
        const htmlLength = html.length;
        send({ type: 'page', id, page: { status, head, htmlLength } }, html, Buffer.from(stringifyPageData(data)));
      } else send({ type: 'page', id, page });
    } catch (error) {
      send({ type: 'error', id, reason: toReason(error), status: getStatus(error) });
    } finally {
      rendering.delete(id);
    }
  }

  const read = createFrameReader(Number.MAX_SAFE_INTEGER, (message) => {
    // The cast is safe, because only the trusted renderer sends requests to this process.
    const request = message as RenderRequest;
    if (request.type === 'load') load(request.code);
    else if (request.type === 'render') void render(request);
    else if (request.type === 'abort') rendering.get(request.id)?.abort();
    else if (request.type === 'ping') send({ type: 'pong' });
    else if (request.type === 'config') ({ config } = request);
    else {
      const pending = requested.get(request.id);
      requested.delete(request.id);
      if (pending) inFlight.delete(pending.path);
      pending?.resolve(request);
    }
  });
  channel.on('data', read);

  /** Removes every global that pages do not need, so that code cannot access files, other processes or the network. */
  function removeCapabilities(): void {
    /** The globals of JavaScript itself, such as `Array`. A new context contains only these and `console`. */
    const languageGlobals = runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[];
    const webGlobals = [
      ...['AbortController', 'AbortSignal', 'Blob', 'Buffer', 'CustomEvent', 'DOMException', 'Event', 'EventTarget'],
      ...['File', 'FormData', 'Headers', 'Request', 'Response', 'URL', 'URLSearchParams', 'TextDecoder', 'TextEncoder'],
      ...['ReadableStream', 'TransformStream', 'WritableStream', 'MessageChannel', 'MessagePort', 'MessageEvent'],
      ...['atob', 'btoa', 'structuredClone', 'queueMicrotask', 'performance', 'crypto', 'global'],
      ...['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
    ];
    const allowed = new Set([...languageGlobals, ...webGlobals]);
    for (const name of Object.getOwnPropertyNames(globalThis)) {
      if (!allowed.has(name)) Reflect.deleteProperty(globalThis, name);
      // Access each remaining global once, because Node loads some globals on first use.
      else Reflect.get(globalThis, name);
    }
    new Response();
    // One of the globals with symbol keys is the dispatcher behind `fetch`, which cannot be deleted.
    for (const name of Object.getOwnPropertySymbols(globalThis)) {
      if (name === Symbol.toStringTag || Reflect.deleteProperty(globalThis, name)) continue;
      Reflect.set(globalThis, name, undefined);
    }
    const log = (...values: unknown[]) => void send({ type: 'log', text: format(...values).slice(0, 1_000) });
    const ignore = () => undefined;
    const console = { log, info: log, warn: log, error: log, debug: ignore, trace: ignore, assert: ignore };
    Object.assign(globalThis, { console, process: { env: {} } });
    // Properties of `process` that Node's own modules still use.
    const needed = new Set([
      ...['nextTick', '_tickCallback', '_fatalException', 'emitWarning', '_exiting', 'exitCode', 'domain'],
      ...['_events', '_eventsCount', '_maxListeners', 'arch', 'platform', 'version', 'versions', 'release', 'features'],
    ]);
    for (const name of Object.getOwnPropertyNames(nodeProcess))
      if (!needed.has(name)) Reflect.deleteProperty(nodeProcess, name);
    // A structured stack trace would expose functions and objects of all callers, such as the socket.
    const noStackObjects = { get: () => undefined, set: ignore };
    Object.defineProperty(Error, 'prepareStackTrace', noStackObjects);
    Object.defineProperty(globalThis, 'Error', { value: Error, writable: false, configurable: false });
    // Prevent new setters on shared prototypes, because a setter would receive Node's internal objects.
    for (const shared of [Object.prototype, Function.prototype, Array.prototype]) Object.preventExtensions(shared);
    // Open files up to the limit set in `startRenderProcess.ts`, so that the process cannot open a socket.
    try {
      for (let count = 0; count < 100; count += 1) openSync('/dev/null', 'r');
    } catch {
      return;
    }
  }
}
