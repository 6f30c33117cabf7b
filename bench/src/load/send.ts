import autocannon from 'autocannon';

interface Load {
  readonly origin: string;
  /** The address of the request by its number. */
  readonly toPath: (number: number) => string;
  readonly amount: number;
  readonly connections: number;
  /** In requests per second; as many as there can be where it is left out. */
  readonly rate?: number;
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

/** Sends requests on this machine, and waits for all answers. */
export async function send({ origin, toPath, amount, connections, rate }: Load): Promise<Outcome> {
  const times: number[] = [];
  let number = 0;
  let failed = 0;
  const startedAt = performance.now();
  const result = await autocannon({
    url: origin,
    amount,
    connections,
    ...(rate !== undefined && { overallRate: rate }),
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
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
  return {
    duration: (performance.now() - startedAt) / 1000,
    median: at(0.5),
    p95: at(0.95),
    failed: failed + result.errors + result.timeouts,
  };
}
