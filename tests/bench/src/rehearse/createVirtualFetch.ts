import type { RandomSource } from '@adp/seed/random';

/** Shares of hosts that never respond and of missing pages, and durations of responses and timeouts, in milliseconds. */
export const network = { deadHosts: 0.02, missingPages: 0.03, response: 800, timeout: 8_000 } as const;

interface Waiting {
  readonly at: number;
  readonly respond: () => void;
}

/**
 * Creates a network whose responses take virtual time. The clock moves to the next response only when no request to the
 * data service is open. `track` counts these requests.
 */
export function createVirtualFetch(random: RandomSource, start: number) {
  let time = start;
  let openRequests = 0;
  let waiting: Waiting[] = [];
  let isMoving = false;
  const deadHosts = new Map<string, boolean>();

  const isDead = (host: string) => {
    const dead = deadHosts.get(host) ?? random.chance(network.deadHosts);
    deadHosts.set(host, dead);
    return dead;
  };

  const move = () => {
    if (openRequests === 0) {
      const [next, ...later] = waiting.sort((a, b) => a.at - b.at);
      waiting = later;
      isMoving = next !== undefined;
      if (next) time = Math.max(time, next.at);
      next?.respond();
    }
    if (isMoving) setImmediate(move);
  };

  const wait = (duration: number) =>
    new Promise<void>((respond) => {
      waiting.push({ at: time + duration, respond });
      if (!isMoving) setImmediate(move);
      isMoving = true;
    });

  return {
    now: () => time,
    setTime: (next: number) => {
      time = next;
    },
    fetchPublic: async (url: string): Promise<Response> => {
      if (isDead(new URL(url).host)) {
        await wait(network.timeout);
        throw new TypeError('The host does not respond.');
      }
      await wait(random.whole(network.response / 2, network.response * 1.5));
      return new Response(null, { status: random.chance(network.missingPages) ? 404 : 200 });
    },
    track: async <Result>(work: () => Promise<Result>): Promise<Result> => {
      openRequests += 1;
      try {
        return await work();
      } finally {
        openRequests -= 1;
      }
    },
  };
}
