import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

interface TimedLoad {
  readonly origin: string;
  /** The address of the request by its number, from 1. */
  readonly toPath: (number: number) => string;
  /** When each request arrives, in milliseconds from now. */
  readonly times: readonly number[];
  readonly connections: number;
}

/** How the requests of a timed load were answered. */
export interface TimedOutcome {
  /** In milliseconds, from when a request should have been sent until all of its answer was there. */
  readonly latencies: readonly number[];
  /** Answers with another status than 200, and none. */
  readonly failed: number;
}

/**
 * Sends each request when its time has come, however slowly those before it are answered. What waits for one of the `connections`, or for
 * this process, waits as a visitor does: it counts. autocannon sends a second's requests all at once.
 */
export async function sendAtTimes({ origin, toPath, times, connections }: TimedLoad): Promise<TimedOutcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const startedAt = performance.now();
  const latencies: number[] = [];
  let failed = 0;
  const sendOne = async (number: number, time: number) => {
    const status = await getStatus(origin + toPath(number), agent).catch(() => undefined);
    latencies.push(performance.now() - startedAt - time);
    if (status !== 200) failed += 1;
  };
  const sent: Promise<void>[] = [];
  for (const [index, time] of times.entries()) {
    const early = startedAt + time - performance.now();
    if (early > 0) await wait(early);
    sent.push(sendOne(index + 1, time));
  }
  await Promise.all(sent);
  agent.destroy();
  return { latencies, failed };
}

/** The status of an answer, once all of it is there. */
function getStatus(address: string, agent: Agent): Promise<number | undefined> {
  return new Promise((done, fail) => {
    get(address, { agent }, (response) => {
      response.on('end', () => done(response.statusCode)).on('error', fail);
      response.resume();
    }).on('error', fail);
  });
}
