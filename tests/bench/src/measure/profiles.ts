import type { LineOptions } from '../server/Line';

/** The network and processor of a measurement. */
export interface Profile extends LineOptions {
  readonly name: 'rounds' | 'slow' | 'fast' | 'warm-up';
  /** Factor by which the processor is slowed down. */
  readonly cpuSlowdown: number;
  /** Duration of a network round trip in milliseconds. If set, the report converts times to numbers of rounds. */
  readonly round?: number;
  /** Limit for the number of runs. */
  readonly maxRuns?: number;
  readonly description: string;
}

const kilobits = (count: number) => (count * 1000) / 8;

/** Profiles that the benchmark measures. */
export const profiles: readonly Profile[] = [
  {
    name: 'rounds',
    latency: 2_000,
    cpuSlowdown: 1,
    round: 2_000,
    // Rounds are whole numbers, which do not differ between runs, and these visits take longest.
    maxRuns: 1,
    description: '2 s latency, no limit, one run',
  },
  {
    name: 'slow',
    latency: 400,
    throughput: kilobits(400),
    cpuSlowdown: 4,
    description: '400 kbit/s, 400 ms, CPU 4x slower',
  },
  {
    name: 'fast',
    latency: 150,
    throughput: kilobits(1_600),
    cpuSlowdown: 4,
    description: '1.6 Mbit/s, 150 ms, CPU 4x slower',
  },
];

/** Profile without limits, for visits whose results are not reported. */
export const warmUp: Profile = { name: 'warm-up', latency: 0, cpuSlowdown: 1, description: 'no limits' };
