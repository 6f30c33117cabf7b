export interface PassResult {
  readonly hasWaiting: boolean;
  /** True if a draft was sent, which proves that the network works. */
  readonly hasSent: boolean;
}

export interface RetryScheduler {
  /** Starts running passes. They stop when every returned function has been called. */
  readonly start: () => () => void;
  /** Runs a pass now, or after the current pass, and resets the back-off. */
  readonly runNow: () => void;
  readonly runLater: () => void;
  readonly isStarted: () => boolean;
}

const [shortest, longest] = [5_000, 60_000];

/** Runs passes one at a time: on start, when the network or the page returns and, while drafts wait, with back-off. */
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
    // A pass rejects only if the device's storage fails, so leave the drafts to the next pass.
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
    // Add jitter, because many devices may come back online at the same time.
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
      // The member may have signed in since the last pass.
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
