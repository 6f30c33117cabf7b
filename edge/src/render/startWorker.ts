import { Worker } from 'node:worker_threads';
import { runWorker, type Order, type Report, type WorkerData, type WorkerPage } from './runWorker';

/**
 * How long a worker may be silent once it is asked whether it is there, in milliseconds; and while it still loads its code. One that
 * only gets too little of a busy processor must not be taken for one in an endless loop: ending it makes a busy time worse.
 */
const PONG_TIMEOUT = 1_500;
const LOAD_TIMEOUT = 5_000;
/**
 * What a worker may use, in megabytes. The largest app uses 14 of it: with more, V8 only collects later, and the process grows
 * (decision 088).
 */
const LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8, stackSizeMb: 2 };

/** What a page is rendered with: its address, and the registry of now. */
export interface PageOrder {
  readonly url: string;
  readonly config: unknown;
}

/** A page that was not rendered, with the status of the answer that its loader has thrown. */
export class NotRendered extends Error {
  override readonly name = 'NotRendered';
  constructor(
    reason: string,
    readonly status?: number,
  ) {
    super(reason);
  }
}

export interface RenderingWorker {
  /** Its code is there, or it has ended. */
  readonly loaded: Promise<void>;
  /** Rejects where the page's code does, and with the worker. `signal` gives the page up; a worker that does not notice is ended. */
  readonly render: (page: PageOrder, signal: AbortSignal) => Promise<WorkerPage | undefined>;
  readonly end: () => Promise<void>;
}

interface WorkerOptions {
  readonly data: WorkerData;
  /** Answers what a loader fetches from the site. */
  readonly answer: (request: Request) => Promise<Response>;
  /** The worker is gone, with the reason. */
  readonly onEnd: (reason: string) => void;
  /** An error that no page waited for. */
  readonly onStray: (reason: string) => void;
}

/** Starts a thread that renders the pages of one app. It is ready when its first page is. */
export function startWorker({ data, answer, onEnd, onStray }: WorkerOptions): RenderingWorker {
  // Some transpilers wrap a function that has a name.
  const source = `const __name = (value) => value;\n(${runWorker.toString()})();`;
  const worker = new Worker(source, { eval: true, workerData: data, env: {}, resourceLimits: LIMITS });
  const pending = new Map<number, { done: (page: WorkerPage | undefined) => void; fail: (error: Error) => void }>();
  let pages = 0;
  let silence: NodeJS.Timeout | undefined;
  let ended: string | undefined;
  let isLoaded = false;
  let sentConfig: unknown;
  const send = (order: Order) => worker.postMessage(order);
  let setLoaded: () => void;
  const loaded = new Promise<void>((done) => (setLoaded = done));
  const close = (reason: string) => {
    if (ended !== undefined) return;
    ended = reason;
    setLoaded();
    clearTimeout(silence);
    for (const { fail } of pending.values()) fail(new Error(reason));
    pending.clear();
    onEnd(reason);
  };
  const stop = async (reason: string) => {
    close(reason);
    await worker.terminate();
  };
  worker.on('message', (report: Report) => {
    isLoaded = true;
    setLoaded();
    // Whatever it says: under load the answer to the question comes after many pages.
    clearTimeout(silence);
    silence = undefined;
    if (report.type === 'pong') return;
    if (report.type === 'stray') onStray(report.reason);
    else if (report.type === 'fetch') void fetchForPage(report.id, report.url);
    else {
      const waiting = pending.get(report.id);
      pending.delete(report.id);
      if (report.type === 'page') waiting?.done(report.page);
      else waiting?.fail(new NotRendered(report.reason, report.status));
    }
  });
  worker.on('error', (error) => close(error instanceof Error ? error.message : String(error)));
  worker.on('exit', () => close('its worker has ended'));

  const fetchForPage = async (id: number, path: string) => {
    // Where it is broken, that is what the loader meets.
    const response = await answer(new Request(new URL(path, data.origin))).catch(
      () => new Response(null, { status: 500 }),
    );
    const kind = response.headers.get('content-type') ?? 'text/plain';
    const body = await response.text();
    if (ended === undefined) send({ type: 'answer', id, status: response.status, kind, body });
  };

  // It hears of this when its code has run.
  send({ type: 'ping' });
  return {
    loaded,
    render: ({ url, config }, signal) =>
      new Promise((done, fail) => {
        if (ended !== undefined) return fail(new Error(ended));
        pages += 1;
        const id = pages;
        const giveUp = () => {
          pending.delete(id);
          send({ type: 'abort', id });
          // It is waiting for something, or in an endless loop.
          send({ type: 'ping' });
          silence ??= setTimeout(() => void stop('it did not come to an end'), isLoaded ? PONG_TIMEOUT : LOAD_TIMEOUT);
          fail(new Error('it took too long'));
        };
        signal.addEventListener('abort', giveUp, { once: true });
        const settle =
          <Value>(settled: (value: Value) => void) =>
          (value: Value) => {
            signal.removeEventListener('abort', giveUp);
            settled(value);
          };
        pending.set(id, { done: settle(done), fail: settle(fail) });
        if (config !== sentConfig) send({ type: 'config', config });
        sentConfig = config;
        send({ type: 'render', id, url });
      }),
    end: () => stop('another build is live'),
  };
}
