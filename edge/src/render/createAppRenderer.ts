import type { WorkerData, WorkerPage } from './runWorker';
import { createTurns } from './createTurns';
import { startWorker, type PageOrder, type RenderingWorker } from './startWorker';

/** After a worker has ended by a fault, none is started for this time, in milliseconds; twice as long after each further one. */
const FIRST_REST = 500;
const LONGEST_REST = 60_000;
/** A worker that has lived as long as this was sound, whatever ended it. */
const SOUND_AFTER = 60_000;

/** So many pages are in a worker at once: those that wait for their turn and are given up have cost it nothing. */
const MOST_AT_ONCE = 16;

interface Build {
  readonly build: string;
  readonly load: () => Promise<WorkerData | undefined>;
}

export interface AppRenderer {
  /**
   * Renders a page with the code that `load` gives, which is loaded once for each `build`. Null where there is no such code.
   * @throws Error where the page cannot be rendered, now or while the app rests
   */
  readonly render: (page: PageOrder & Build, signal: AbortSignal) => Promise<WorkerPage | null | undefined>;
  /** Loads a build beside the one that is used, for the pages that come later. Where it cannot be loaded, they find out. */
  readonly warmUp: (build: Build) => Promise<void>;
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
  /** That are rendered by it, or wait for their turn. */
  pages: number;
}

/** Renders the pages of one app, in a worker of its own: what ends it costs this app's pages their rendering, for a while. */
export function createAppRenderer({ answer, onError, now }: RendererOptions): AppRenderer {
  const takeTurn = createTurns(MOST_AT_ONCE);
  let running: Running | undefined;
  /** The one that will run next. */
  let next: Running | undefined;
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
        if (running?.build !== build && next?.build !== build) return;
        if (running?.build === build) running = undefined;
        else next = undefined;
        const again = resting?.build === build && now() - startedAt < SOUND_AFTER;
        rest(build, again ? Math.min(LONGEST_REST, (resting?.time ?? 0) * 2) : FIRST_REST);
        onError(build, reason);
      },
    });
  };

  const begin = ({ build, load }: Build): Running => ({ build, worker: start(build, load), pages: 0 });

  const stop = (one: Running | undefined) => one?.worker.then((worker) => worker?.end()).catch(() => undefined);

  const replace = (wanted: Build): Running => {
    const last = running;
    const warm = next;
    const found = warm?.build === wanted.build ? warm : begin(wanted);
    running = found;
    next = undefined;
    // What did not load may load later.
    found.worker.catch(() => {
      if (running !== found) return;
      running = undefined;
      rest(wanted.build, FIRST_REST);
    });
    if (warm !== found) void stop(warm);
    if (last?.pages === 0) void stop(last);
    return found;
  };

  const isResting = (build: string) => resting?.build === build && now() < resting.until;

  return {
    render: async ({ build, load, ...page }, signal) => {
      if (running?.build !== build && isResting(build)) throw new Error('it rests after a fault');
      const used = running?.build === build ? running : replace({ build, load });
      used.pages += 1;
      try {
        const ready = await orAborted(used.worker, signal);
        return ready ? await takeTurn(() => ready.render(page, signal), signal) : null;
      } finally {
        used.pages -= 1;
        // One that was replaced ends with its last page.
        if (used !== running && used.pages === 0) void stop(used);
      }
    },
    warmUp: async (wanted) => {
      const { build } = wanted;
      if (!running || running.build === build || isResting(build)) return;
      if (next?.build !== build) {
        void stop(next);
        next = begin(wanted);
      }
      const { worker } = next;
      try {
        await (
          await worker
        )?.loaded;
      } catch {
        if (next?.worker === worker) next = undefined;
      }
    },
    end: async () => {
      const all = [running, next].map((one) => one?.worker.catch(() => undefined));
      running = undefined;
      next = undefined;
      const ended = all.map((one) => one?.then((worker) => worker?.end()));
      // One whose code is still on its way ends when it is there.
      for (const [at, one] of all.entries()) if (await Promise.race([one, undefined])) await ended[at];
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
