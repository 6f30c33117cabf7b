import pLimit from 'p-limit';
import type { PageResult, RenderCode } from './renderMessages';
import { startRenderProcess, type PageRequest, type RenderProcess } from './startRenderProcess';

/** Back-off after a process crashed, in milliseconds. It doubles after each further crash. */
const FIRST_BACK_OFF = 500;
const MAX_BACK_OFF = 60_000;
/** A process that ran for this long was healthy, whatever ended it. */
const HEALTHY_AFTER = 60_000;

/** Concurrency limit of a process. Pages that are aborted in the queue are never sent to it. */
const MAX_CONCURRENT = 16;

interface Build {
  readonly build: string;
  readonly load: () => Promise<RenderCode | undefined>;
}

export interface AppRenderer {
  /**
   * Renders a page with the code that `load` returns, which is loaded once per `build`. Returns null if there is no such code.
   * @throws Error if the page cannot be rendered, including during back-off
   */
  readonly render: (page: PageRequest & Build, signal: AbortSignal) => Promise<PageResult | null | undefined>;
  /** Loads a build beside the one that is used, for the pages that come later. Where it cannot be loaded, they find out. */
  readonly warmUp: (build: Build) => Promise<void>;
  readonly end: () => Promise<void>;
}

interface RendererOptions {
  /** Answers what a loader fetches from the site. */
  readonly answer: (request: Request) => Promise<Response>;
  /** Called for an error that does not belong to a page: the process ended, or an unhandled error occurred. */
  readonly onError: (build: string, reason: string) => void;
  /** Called for each line that the app's code logs. */
  readonly onLog: (text: string) => void;
  readonly now: () => number;
}

interface Running {
  readonly build: string;
  readonly renderProcess: Promise<RenderProcess | undefined>;
  /** Pages that it is rendering, or that are in its queue. */
  pages: number;
}

/**
 * Renders the pages of one app in a separate process. If the process crashes, only this app's pages are unrendered, until the back-off
 * ends.
 */
// eslint-disable-next-line max-lines-per-function -- its functions share the running process
export function createAppRenderer({ answer, onError, onLog, now }: RendererOptions): AppRenderer {
  const limit = pLimit(MAX_CONCURRENT);
  const processes = new Set<RenderProcess>();
  let isEnded = false;
  let running: Running | undefined;
  /** The one that will run next. */
  let next: Running | undefined;
  /** The build that failed last. */
  let backOff: { readonly build: string; readonly time: number; readonly until: number } | undefined;
  const startBackOff = (build: string, time: number) => {
    backOff = { build, time, until: now() + time };
  };

  const start = async (build: string, load: () => Promise<RenderCode | undefined>) => {
    const code = await load();
    if (!code || isEnded) return undefined;
    const startedAt = now();
    const started = startRenderProcess({
      code,
      answer,
      onUnhandled: (reason) => onError(build, reason),
      onLog,
      onEnd: (reason) => {
        processes.delete(started);
        // One that was replaced has ended as it should.
        if (running?.build !== build && next?.build !== build) return;
        if (running?.build === build) running = undefined;
        else next = undefined;
        const again = backOff?.build === build && now() - startedAt < HEALTHY_AFTER;
        startBackOff(build, again ? Math.min(MAX_BACK_OFF, (backOff?.time ?? 0) * 2) : FIRST_BACK_OFF);
        onError(build, reason);
      },
    });
    processes.add(started);
    return started;
  };

  const begin = ({ build, load }: Build): Running => ({ build, renderProcess: start(build, load), pages: 0 });

  const stop = (one: Running | undefined) => one?.renderProcess.then((ready) => ready?.end()).catch(() => undefined);

  const replace = (wanted: Build): Running => {
    const last = running;
    const warm = next;
    const found = warm?.build === wanted.build ? warm : begin(wanted);
    running = found;
    next = undefined;
    // What did not load may load later.
    found.renderProcess.catch(() => {
      if (running !== found) return;
      running = undefined;
      startBackOff(wanted.build, FIRST_BACK_OFF);
    });
    if (warm !== found) void stop(warm);
    if (last?.pages === 0) void stop(last);
    return found;
  };

  const isBackingOff = (build: string) => backOff?.build === build && now() < backOff.until;

  return {
    render: async ({ build, load, ...page }, signal) => {
      if (running?.build !== build && isBackingOff(build)) throw new Error('it backs off after a fault');
      const used = running?.build === build ? running : replace({ build, load });
      used.pages += 1;
      try {
        const ready = await orAborted(used.renderProcess, signal);
        if (!ready) return null;
        const rendered = limit(() => {
          signal.throwIfAborted();
          return ready.render(page, signal);
        });
        return await orAborted(rendered, signal);
      } finally {
        used.pages -= 1;
        // One that was replaced ends with its last page.
        if (used !== running && used.pages === 0) void stop(used);
      }
    },
    warmUp: async (wanted) => {
      const { build } = wanted;
      if (!running || running.build === build || isBackingOff(build)) return;
      if (next?.build !== build) {
        void stop(next);
        next = begin(wanted);
      }
      const { renderProcess } = next;
      try {
        await (
          await renderProcess
        )?.loaded;
      } catch {
        // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- it may have ended by now
        if (next?.renderProcess === renderProcess) next = undefined;
      }
    },
    end: async () => {
      isEnded = true;
      running = undefined;
      next = undefined;
      await Promise.all([...processes].map(({ end }) => end()));
    },
  };
}

/** What `work` gives, unless `signal` comes first. */
export function orAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((done, fail) => {
    const giveUp = () => fail(new Error('it took too long'));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(done, fail).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
