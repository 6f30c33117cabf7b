import { Agent, get, type RequestOptions } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

interface TimedLoad {
  readonly origin: string;
  /** Returns the path for the request with this number, starting at 1. */
  readonly toPath: (number: number) => string;
  /** Arrival times of the requests, in milliseconds after the start of the load. */
  readonly times: readonly number[];
  readonly connections: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Result of a timed load. */
export interface TimedOutcome {
  /** Latencies in milliseconds, from the arrival time of each request to the end of its response. */
  readonly latencies: readonly number[];
  /** Number of requests with a status other than 200 or without a response. */
  readonly failed: number;
}

/**
 * Sends each request at its arrival time, however slow earlier responses are. Latencies include delays by a missing
 * connection or by this process, because visitors also experience them. The library autocannon cannot do this: it sends
 * all requests of a second at once.
 */
export async function sendAtTimes({
  origin,
  toPath,
  times,
  connections,
  headers = {},
}: TimedLoad): Promise<TimedOutcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const startedAt = performance.now();
  const latencies: number[] = [];
  let failed = 0;
  const sendOne = async (number: number, time: number) => {
    const status = await getStatus(origin + toPath(number), { agent, headers }).catch(() => undefined);
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

/** Returns the status of a response once it is complete. */
function getStatus(address: string, options: RequestOptions): Promise<number | undefined> {
  return new Promise((done, fail) => {
    get(address, options, (response) => {
      response.on('end', () => done(response.statusCode)).on('error', fail);
      response.resume();
    }).on('error', fail);
  });
}
