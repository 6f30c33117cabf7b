import pLimit from 'p-limit';
import type { PageResult, RenderCode } from './renderMessages';
import { startRenderProcess, type PageRequest, type RenderProcess } from './startRenderProcess';

/** The initial back-off after a crash, in milliseconds. The back-off doubles after each further crash. */
const FIRST_BACK_OFF = 500;
const MAX_BACK_OFF = 60_000;
/** The run time, in milliseconds, after which a process counts as healthy, regardless of why it ended. */
const HEALTHY_AFTER = 60_000;

/** The concurrency limit of a process. Pages that are aborted while queued are never sent to the process. */
const MAX_CONCURRENT = 16;

export interface Build {
  readonly build: string;
  readonly load: () => Promise<RenderCode | undefined>;
}

export interface AppRenderer {
  /**
   * Renders a page with the code of a build, which is loaded once. Resolves to null if the build has no code. Rejects
   * during back-off.
   */
  readonly render: (page: PageRequest & Build, signal: AbortSignal) => Promise<PageResult | null | undefined>;
  /** Loads a build for later pages, which report the error if it cannot be loaded. Never rejects. */
  readonly warmUp: (build: Build) => Promise<void>;
  readonly end: () => Promise<void>;
}

export interface AppRendererOptions {
  readonly handleRequest: (request: Request) => Promise<Response>;
  /** Called for an error that does not belong to a single page: an ended process or an unhandled rejection. */
  readonly onError: (build: string, reason: string) => void;
  readonly onLog: (text: string) => void;
  readonly now: () => number;
}

interface Running {
  readonly build: string;
  readonly renderProcess: Promise<RenderProcess | undefined>;
  pages: number;
}

/** Creates a renderer in a separate process, whose crash affects only the pages of its app. */
export function createAppRenderer({ handleRequest, onError, onLog, now }: AppRendererOptions): AppRenderer {
  const limit = pLimit(MAX_CONCURRENT);
  const processes = new Set<RenderProcess>();
  let isEnded = false;
  let running: Running | undefined;
  let next: Running | undefined;
  const backOff = createBackOff(now);

  const start = async ({ build, load }: Build) => {
    const code = await load();
    if (!code || isEnded) return undefined;
    const startedAt = now();
    const started = startRenderProcess({
      code,
      handleRequest,
      onUnhandled: (reason) => onError(build, reason),
      onLog,
      onEnd: (reason) => {
        processes.delete(started);
        if (running?.build !== build && next?.build !== build) return;
        if (running?.build === build) running = undefined;
        else next = undefined;
        backOff.start(build, { wasHealthy: now() - startedAt >= HEALTHY_AFTER });
        onError(build, reason);
      },
    });
    processes.add(started);
    return started;
  };

  const begin = (requested: Build): Running => ({ build: requested.build, renderProcess: start(requested), pages: 0 });

  const replace = (requested: Build): Running => {
    const last = running;
    const warm = next;
    const current = warm?.build === requested.build ? warm : begin(requested);
    running = current;
    next = undefined;
    current.renderProcess.catch(() => {
      if (running !== current) return;
      running = undefined;
      backOff.start(requested.build, { wasHealthy: true });
    });
    if (warm !== current) void stop(warm);
    if (last?.pages === 0) void stop(last);
    return current;
  };

  return {
    render: async ({ build, load, ...page }, signal) => {
      if (running?.build !== build && backOff.isActive(build)) throw new Error('it backs off after an error');
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
        // End a replaced process after its last page.
        if (used !== running && used.pages === 0) void stop(used);
      }
    },
    warmUp: async (newBuild) => {
      const { build } = newBuild;
      if (!running || running.build === build || backOff.isActive(build)) return;
      if (next?.build !== build) {
        void stop(next);
        next = begin(newBuild);
      }
      const { renderProcess } = next;
      try {
        await (
          await renderProcess
        )?.loaded;
      } catch {
        // oxlint-disable-next-line typescript/no-unnecessary-condition -- it may have changed during the wait
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

const stop = (stopped: Running | undefined) =>
  stopped?.renderProcess.then((ready) => ready?.end()).catch(() => undefined);

function createBackOff(now: () => number) {
  let last: { readonly build: string; readonly time: number; readonly until: number } | undefined;
  return {
    start: (build: string, { wasHealthy }: { readonly wasHealthy: boolean }) => {
      const isRepeated = last?.build === build && !wasHealthy;
      const time = isRepeated ? Math.min(MAX_BACK_OFF, (last?.time ?? 0) * 2) : FIRST_BACK_OFF;
      last = { build, time, until: now() + time };
    },
    isActive: (build: string) => last?.build === build && now() < last.until,
  };
}

/** Settles like `work`, or rejects when `signal` is aborted. */
export function orAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error('it took too long'));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
