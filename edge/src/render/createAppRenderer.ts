import type { RenderedPage } from '@adp/shell/server';
import type { WorkerData } from './runWorker';
import { createTurns } from './createTurns';
import { startWorker, type PageOrder, type RenderingWorker } from './startWorker';

/** After a worker has ended by a fault, none is started for this time, in milliseconds; twice as long after each further one. */
const FIRST_REST = 500;
const LONGEST_REST = 60_000;
/** A worker that has lived as long as this was sound, whatever ended it. */
const SOUND_AFTER = 60_000;

/** So many pages are in a worker at once: those that wait for their turn and are given up have cost it nothing. */
const MOST_AT_ONCE = 16;

export interface AppRenderer {
  /**
   * Renders a page with the code that `load` gives, which is loaded once for each `build`. Null where there is no such code.
   * @throws Error where the page cannot be rendered, now or while the app rests
   */
  readonly render: (
    page: PageOrder & { readonly build: string; readonly load: () => Promise<WorkerData | undefined> },
    signal: AbortSignal,
  ) => Promise<RenderedPage | null | undefined>;
  readonly end: () => Promise<void>;
}

interface RendererOptions {
  /** Answers what a loader fetches from the site. */
  readonly answer: (request: Request) => Promise<Response>;
  /** A fault that is no page's: its worker has ended, or an error came that nobody waited for. */
  readonly onError: (build: string, reason: string) => void;
  readonly now: () => number;
}

interface Running {
  readonly build: string;
  readonly worker: Promise<RenderingWorker | undefined>;
}

/** Renders the pages of one app, in a worker of its own: what ends it costs this app's pages their rendering, for a while. */
export function createAppRenderer({ answer, onError, now }: RendererOptions): AppRenderer {
  const takeTurn = createTurns(MOST_AT_ONCE);
  let running: Running | undefined;
  /** The build that failed last. */
  let resting: { readonly build: string; readonly time: number; readonly until: number } | undefined;
  const rest = (build: string, time: number) => {
    resting = { build, time, until: now() + time };
  };

  const start = async (build: string, load: () => Promise<WorkerData | undefined>) => {
    const data = await load();
    if (!data) return undefined;
    const startedAt = now();
    return startWorker({
      data,
      answer,
      onStray: (reason) => onError(build, reason),
      onEnd: (reason) => {
        // One that was replaced has ended as it should.
        if (running?.build !== build) return;
        running = undefined;
        const again = resting?.build === build && now() - startedAt < SOUND_AFTER;
        rest(build, again ? Math.min(LONGEST_REST, (resting?.time ?? 0) * 2) : FIRST_REST);
        onError(build, reason);
      },
    });
  };

  const replace = (build: string, load: () => Promise<WorkerData | undefined>): Running => {
    const last = running;
    const next = { build, worker: start(build, load) };
    running = next;
    // What did not load may load later.
    next.worker.catch(() => {
      if (running !== next) return;
      running = undefined;
      rest(build, FIRST_REST);
    });
    void last?.worker.then((worker) => worker?.end()).catch(() => undefined);
    return next;
  };

  return {
    render: async ({ build, load, ...page }, signal) => {
      if (running?.build !== build && resting?.build === build && now() < resting.until)
        throw new Error('it rests after a fault');
      const { worker } = running?.build === build ? running : replace(build, load);
      const ready = await orAborted(worker, signal);
      return ready ? takeTurn(() => ready.render(page, signal), signal) : null;
    },
    end: async () => {
      const last = running?.worker.catch(() => undefined);
      running = undefined;
      const ended = last?.then((worker) => worker?.end());
      // One whose code is still on its way ends when it is there.
      if (await Promise.race([last, undefined])) await ended;
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
