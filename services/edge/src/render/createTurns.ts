/** What waits is begun in its order; what is given up before its turn never. */
export type TakeTurn = <Value>(work: () => Promise<Value>, signal: AbortSignal) => Promise<Value>;

interface Waiting {
  readonly begin: () => void;
  readonly signal: AbortSignal;
}

/** Lets `most` pieces of work run at once. */
export function createTurns(most: number): TakeTurn {
  let running = 0;
  const waiting = new Set<Waiting>();

  const waitForTurn = (signal: AbortSignal) =>
    new Promise<void>((done, fail) => {
      const one = { begin: done, signal };
      waiting.add(one);
      const giveUp = () => {
        waiting.delete(one);
        fail(new Error('it took too long, as too many pages were asked for'));
      };
      if (signal.aborted) giveUp();
      else signal.addEventListener('abort', giveUp, { once: true });
    });

  const leave = () => {
    const [next] = waiting;
    if (next) {
      waiting.delete(next);
      next.begin();
    } else running -= 1;
  };

  return async (work, signal) => {
    if (running < most) running += 1;
    else await waitForTurn(signal);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
