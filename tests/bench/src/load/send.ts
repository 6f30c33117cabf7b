import autocannon from 'autocannon';
import { toTimes, type Arrivals } from './arrivals';
import { sendAtTimes } from './sendAtTimes';

interface Load {
  readonly origin: string;
  /** Returns the path for the request with this number. */
  readonly toPath: (number: number) => string;
  readonly amount: number;
  readonly connections: number;
}

/** Result of a load. */
export interface Outcome {
  /** Duration of the load in seconds. */
  readonly duration: number;
  /** Median latency in milliseconds. `p95` is the 95th percentile. */
  readonly median: number;
  readonly p95: number;
  /** Number of requests with a status other than 200 or without a response. */
  readonly failed: number;
}

/**
 * Sends requests from this machine and waits for all responses. Each connection sends its next request when the
 * previous response is complete.
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
  /** Requests per second. */
  readonly rate: number;
  readonly arrivals: Arrivals;
}

/** Sends requests from this machine at a fixed rate, even if earlier responses are slow. Waits for all responses. */
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
