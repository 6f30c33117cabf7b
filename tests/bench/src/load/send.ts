import autocannon from 'autocannon';
import { toTimes, type Arrivals } from './arrivals';
import { sendAtTimes } from './sendAtTimes';

interface Load {
  readonly origin: string;
  /** The address of the request by its number. */
  readonly toPath: (number: number) => string;
  readonly amount: number;
  readonly connections: number;
}

/** How a load was answered. */
export interface Outcome {
  /** In seconds. */
  readonly duration: number;
  /** In milliseconds: a half and 95 of a hundred answers came within these. */
  readonly median: number;
  readonly p95: number;
  /** Answers with another status than 200, and none. */
  readonly failed: number;
}

/** Sends requests on this machine, each connection its next one as soon as it has an answer, and waits for all answers. */
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

interface SteadyLoad extends Load {
  /** In requests per second. */
  readonly rate: number;
  readonly arrivals: Arrivals;
}

/** Sends requests on this machine at a rate, whether those before have an answer or not, and waits for all answers. */
export async function sendSteadily({ amount, rate, arrivals, ...load }: SteadyLoad): Promise<Outcome> {
  const startedAt = performance.now();
  const { latencies, failed } = await sendAtTimes({ ...load, times: toTimes(amount, rate, arrivals) });
  return toOutcome(startedAt, latencies, failed);
}

function toOutcome(startedAt: number, times: readonly number[], failed: number): Outcome {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { duration: (performance.now() - startedAt) / 1000, median: at(0.5), p95: at(0.95), failed };
}
