/** How a round went. */
export interface PassResult {
  /** Something waits for a later round. */
  readonly hasWaiting: boolean;
  /** Something was sent: the network is there. */
  readonly hasSent: boolean;
}

export interface RetryScheduler {
  /** Runs rounds until each start has been stopped by the function that it gave. */
  readonly start: () => () => void;
  /** Runs a round now, or after the one under way; pauses are short again. */
  readonly runNow: () => void;
  /** Runs a round after a pause. */
  readonly runLater: () => void;
  readonly isStarted: () => boolean;
}

const [shortest, longest] = [5_000, 60_000];

/**
 * Runs `round` when it starts, when the network returns, when the page is seen again, and after growing pauses for as long as
 * something waits. One at a time; nothing before it starts.
 */
export function createRetryScheduler(runPass: () => Promise<PassResult>): RetryScheduler {
  let starts = 0;
  let pause = shortest;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let again = false;

  async function run(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    again = running;
    if (running || starts === 0) return;
    running = true;
    // What a round rejects with is the device's own store: what is in it waits.
    const { hasWaiting: waits, hasSent: sent } = await runPass().catch(() => ({ hasWaiting: true, hasSent: false }));
    running = false;
    if (sent) pause = shortest;
    if (again) await run();
    else if (waits) runLater();
  }

  function runNow(): void {
    pause = shortest;
    void run();
  }

  function runLater(): void {
    if (starts === 0 || running || timer !== undefined) return;
    // With some chance in it, so that the devices of a place whose network returns do not come all at once.
    timer = setTimeout(() => void run(), pause * (0.75 + Math.random() / 2));
    pause = Math.min(2 * pause, longest);
  }

  const onVisible = () => {
    if (document.visibilityState === 'visible') runNow();
  };

  function stop(): void {
    starts -= 1;
    if (starts > 0) return;
    window.removeEventListener('online', runNow);
    document.removeEventListener('visibilitychange', onVisible);
    clearTimeout(timer);
    timer = undefined;
  }

  return {
    start: () => {
      starts += 1;
      if (starts === 1) {
        window.addEventListener('online', runNow);
        document.addEventListener('visibilitychange', onVisible);
      }
      // Whoever starts it may just have signed in.
      runNow();
      let stopped = false;
      return () => {
        if (!stopped) stop();
        stopped = true;
      };
    },
    runNow,
    runLater,
    isStarted: () => starts > 0,
  };
}
