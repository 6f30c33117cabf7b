import { spawn } from 'node:child_process';
import { channel } from 'node:diagnostics_channel';
import { Duplex } from 'node:stream';
import { stringifyPageData } from '@adp/site-document/pageData';
import { createFrameReader, encodeFrame } from './frames';
import { createRateLimit } from './createRateLimit';
import {
  parseRenderResponse,
  type PageResult,
  type RenderCode,
  type RenderRequest,
  type RenderResponse,
} from './renderMessages';
import { runRenderProcess } from './runRenderProcess';

/** Timeouts in milliseconds. They are generous, because restarting a slow process would increase the load. */
const PONG_TIMEOUT = 1_500;
const LOAD_TIMEOUT = 5_000;
/** The interval between pings, in milliseconds. Pings detect endless loops, which slow all processes. */
const PING_INTERVAL = 30_000;
/** The maximum size of a message from a process, in bytes. The largest pages have a tenth of this size. */
const MAX_MESSAGE = 4_000_000;
/** Rate limits for messages, per second. A process under full load sends about 500 messages and 10 MB. */
const MAX_MESSAGES_PER_SECOND = 5_000;
const MAX_BYTES_PER_SECOND = 64_000_000;
/** The maximum number of lines that a process may log per minute. */
const MAX_LINES_PER_MINUTE = 60;
/** The maximum number of concurrent fetches. Others fail, as if the data service were down. */
const MAX_FETCHES = 500;

const nodeVersion = Number.parseInt(process.versions.node, 10);

/** With more heap, V8 collects garbage later (decision 088). Code from strings could import Node's modules. */
const flags = [
  // Before version 22, Node has the permission model under an experimental name.
  nodeVersion < 22 ? '--experimental-permission' : '--permission',
  '--allow-fs-read=/dev/null',
  '--disallow-code-generation-from-strings',
  '--max-old-space-size=64',
  '--max-semi-space-size=4',
  '--stack-size=2000',
  '--v8-pool-size=1',
  '--no-warnings',
];
/** The memory limit in kilobytes, beyond V8's own heap. From Node.js 24, V8 reserves 512 MB for code. */
const dataLimit = nodeVersion < 24 ? 512_000 : 1_024_000;
/** Limits core dumps, memory and open files, so that `runRenderProcess` can prevent sockets. Windows has no `ulimit`. */
const limits = `ulimit -c 0; ulimit -d ${dataLimit}; ulimit -n 64; exec "$0" "$@"`;
/**
 * The environment of the process, without the renderer's own variables. A single arena saves memory in glibc
 * (docs/decisions/088).
 */
const environment = { MALLOC_ARENA_MAX: '1', TZ: 'UTC' };

/** Publishes each page that a process is asked to render, for benchmarks. */
const renderChannel = channel('adp:render');

const running = new Set<() => void>();
process.on('exit', () => {
  for (const kill of running) kill();
});

export interface PageRequest {
  readonly url: string;
  readonly config: unknown;
}

export class NotRendered extends Error {
  override readonly name = 'NotRendered';
  constructor(
    reason: string,
    readonly status?: number,
  ) {
    super(reason);
  }
}

export interface RenderProcess {
  readonly loaded: Promise<void>;
  /** Renders a page. Rejects if its code throws or the process ends. A process that ignores an abort is ended. */
  readonly render: (page: PageRequest, signal: AbortSignal) => Promise<PageResult | undefined>;
  readonly end: () => Promise<void>;
}

interface RenderProcessOptions {
  readonly code: RenderCode;
  readonly handleRequest: (request: Request) => Promise<Response>;
  readonly onEnd: (reason: string) => void;
  readonly onUnhandled: (reason: string) => void;
  readonly onLog: (text: string) => void;
}

/** Starts a process that renders the pages of one app (docs/decisions/129). */
// eslint-disable-next-line max-lines-per-function -- its functions share the state of one process
export function startRenderProcess(options: RenderProcessOptions): RenderProcess {
  const { code, handleRequest, onEnd, onUnhandled, onLog } = options;
  const pending = new Map<
    number,
    { resolve: (page: PageResult | undefined) => void; reject: (error: Error) => void }
  >();
  const isWithinMessages = createRateLimit(MAX_MESSAGES_PER_SECOND, 1_000);
  const isWithinBytes = createRateLimit(MAX_BYTES_PER_SECOND, 1_000);
  const isWithinLines = createRateLimit(MAX_LINES_PER_MINUTE, 60_000);
  let pages = 0;
  let fetches = 0;
  let silence: NodeJS.Timeout | undefined;
  let ended: string | undefined;
  let isLoaded = false;
  let sentConfig: unknown;
  let setLoaded: () => void;
  const loaded = new Promise<void>((resolve) => (setLoaded = resolve));

  const child = spawnNode();
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const kill = () => child.kill('SIGKILL');
  running.add(kill);
  const connection = child.stdio[3];
  if (!(connection instanceof Duplex)) throw new Error('The process has no connection.');

  const close = (reason: string) => {
    if (ended !== undefined) return;
    ended = reason;
    setLoaded();
    clearTimeout(silence);
    clearInterval(pings);
    kill();
    connection.destroy();
    for (const { reject } of pending.values()) reject(new Error(reason));
    pending.clear();
    onEnd(reason);
  };
  child.on('error', (error) => close(error.message));
  child.on('exit', (exitCode, signal) => {
    running.delete(kill);
    close(describeExit(exitCode, signal));
  });
  // Ignore connection errors, because the exit of the process is reported with more detail.
  connection.on('error', () => undefined);

  const send = (request: RenderRequest) => {
    if (ended === undefined) connection.write(encodeFrame(request));
  };
  const ping = () => {
    send({ type: 'ping' });
    silence ??= setTimeout(
      // If this process lacked processor time, the pong may still be unread. Read pending messages first.
      () => setImmediate(() => silence && close('it stopped responding')),
      isLoaded ? PONG_TIMEOUT : LOAD_TIMEOUT,
    );
  };
  const pings = setInterval(ping, PING_INTERVAL).unref();

  const receive = (response: RenderResponse, bytes: Buffer) => {
    isLoaded = true;
    setLoaded();
    // Every message proves that the process is alive. Under load, a pong comes only after many pages.
    clearTimeout(silence);
    silence = undefined;
    if (response.type === 'pong') return;
    if (response.type === 'fetch') return void fetchForPage(response.id, response.path);
    if (response.type === 'exit') return close(toLine(response.reason));
    if (response.type === 'unhandled' || response.type === 'log') {
      if (!isWithinLines()) return;
      if (response.type === 'log') onLog(toLine(response.text));
      else onUnhandled(toLine(response.reason));
      return;
    }
    const result = response.type === 'page' ? toPageResult(response.page, bytes) : undefined;
    const page = pending.get(response.id);
    pending.delete(response.id);
    if (response.type === 'page') page?.resolve(result);
    else page?.reject(new NotRendered(toLine(response.reason), response.status));
  };
  const read = createFrameReader(MAX_MESSAGE, (message, bytes) => {
    if (ended !== undefined) return;
    if (!isWithinMessages()) throw new Error('too many messages');
    receive(parseRenderResponse(message), bytes);
  });
  connection.on('data', (chunk: Buffer) => {
    try {
      if (!isWithinBytes(chunk.length)) throw new Error('too many bytes');
      read(chunk);
    } catch (error) {
      close(
        error instanceof Error
          ? `its process sent an invalid message: ${toLine(error.message)}`
          : 'its process sent an invalid message',
      );
    }
  });

  const fetchForPage = async (id: number, path: string) => {
    fetches += 1;
    const response = await fetchFromSite(path).catch(() => new Response(null, { status: 500 }));
    const { status, headers } = response;
    // An incomplete body rejects in the loader, as in a browser.
    const body = await response.text();
    fetches -= 1;
    send({ type: 'response', id, status, contentType: headers.get('content-type') ?? 'text/plain', body });
  };
  const fetchFromSite = async (path: string) => {
    const url = new URL(path, code.origin);
    if (url.origin !== code.origin || !url.pathname.startsWith('/api/')) return new Response(null, { status: 404 });
    return fetches > MAX_FETCHES ? new Response(null, { status: 503 }) : handleRequest(new Request(url));
  };

  send({ type: 'load', code });
  send({ type: 'ping' });
  return {
    loaded,
    render: ({ url, config }, signal) =>
      new Promise((resolve, reject) => {
        if (ended !== undefined) return reject(new Error(ended));
        pages += 1;
        const id = pages;
        const giveUp = () => {
          pending.delete(id);
          send({ type: 'abort', id });
          // Ping the process to find out whether it is waiting or in an endless loop. Only a waiting process responds.
          ping();
          reject(new Error('it took too long'));
        };
        signal.addEventListener('abort', giveUp, { once: true });
        const settle =
          <Value>(settled: (value: Value) => void) =>
          (value: Value) => {
            signal.removeEventListener('abort', giveUp);
            settled(value);
          };
        pending.set(id, { resolve: settle(resolve), reject: settle(reject) });
        if (config !== sentConfig) send({ type: 'config', config });
        sentConfig = config;
        renderChannel.publish(url);
        send({ type: 'render', id, url });
      }),
    end: () => {
      close('another build is live');
      return exited;
    },
  };
}

function spawnNode() {
  const tools = Object.entries({ createFrameReader, encodeFrame, stringifyPageData });
  const argument = tools.map(([name, tool]) => `${name}: ${tool.toString()}`).join();
  // Define the helper with which some transpilers wrap named functions.
  const start = `const __name = (value) => value; (${runRenderProcess.toString()})({ ${argument} });`;
  const source = `(function () { 'use strict'; ${start} })();`;
  const node = [process.execPath, ...flags, '-e', source] as const;
  const [command, ...parameters] = process.platform === 'win32' ? node : (['/bin/sh', '-c', limits, ...node] as const);
  return spawn(command, parameters, { env: environment, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
}

function describeExit(exitCode: number | null, signal: NodeJS.Signals | null): string {
  // V8 aborts when memory runs out. An app's code cannot abort in any other way.
  if (signal === 'SIGABRT' || signal === 'SIGTRAP' || signal === 'SIGILL') return `it ran out of memory (${signal})`;
  return `its process has ended (${signal ?? String(exitCode)})`;
}

/** Returns the page from a message. Throws SyntaxError if the page's data is not JSON. */
function toPageResult(page: Extract<RenderResponse, { type: 'page' }>['page'], bytes: Buffer): PageResult | undefined {
  if (!page || !('htmlLength' in page)) return page;
  const { status, head, htmlLength } = page;
  const data = bytes.toString('utf8', htmlLength);
  JSON.parse(data);
  return { status, head, html: bytes.subarray(0, htmlLength), data };
}

/** Returns a text from a process as a single log line, without characters that control a terminal. */
function toLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ');
}
