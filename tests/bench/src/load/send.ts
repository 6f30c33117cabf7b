import autocannon from 'autocannon';
import { toTimes, type Arrivals } from './arrivals';
import { sendAtTimes } from './sendAtTimes';

interface Load {
  readonly origin: string;
  /** Returns the path of a request by its number. */
  readonly toPath: (number: number) => string;
  readonly amount: number;
  readonly connections: number;
}

/** Responses to a load. */
export interface Outcome {
  /** In seconds. */
  readonly duration: number;
  /** Median and 95th percentile of the latencies, in milliseconds. */
  readonly median: number;
  readonly p95: number;
  /** Responses with another status than 200, and requests without a response. */
  readonly failed: number;
}

/**
 * Sends requests on this machine and waits for all responses. Each connection sends its next request when it has a
 * response.
 */
export async function send({ origin, toPath, amount, connections }: Load): Promise<Outcome> {
  const times: number[] = [];
  let number = 0;
  let failed = 0;
  const startedAt = performance.now();
  const result = await autocannon({
    url: origin,
    amount,
    connections,
    requests: [
      {
        setupRequest: (request) => {
          number += 1;
          return { ...request, path: toPath(number) };
        },
        onResponse: (status) => {
          if (status !== 200) failed += 1;
        },
      },
    ],
    setupClient: (client) => {
      client.on('response', (_status, _bytes, time) => times.push(time));
    },
  });
  return toOutcome(startedAt, times, failed + result.errors + result.timeouts);
}

interface FixedRateLoad extends Load {
  /** In requests per second. */
  readonly rate: number;
  readonly arrivals: Arrivals;
}

/** Sends requests on this machine at a fixed rate, independently of earlier responses, and waits for all responses. */
export async function sendAtRate({ amount, rate, arrivals, ...load }: FixedRateLoad): Promise<Outcome> {
  const startedAt = performance.now();
  const { latencies, failed } = await sendAtTimes({ ...load, times: toTimes(amount, rate, arrivals) });
  return toOutcome(startedAt, latencies, failed);
}

function toOutcome(startedAt: number, times: readonly number[], failed: number): Outcome {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { duration: (performance.now() - startedAt) / 1000, median: at(0.5), p95: at(0.95), failed };
}
