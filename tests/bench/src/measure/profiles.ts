/** A network and a processor to measure by. */
export interface Profile {
  readonly name: 'rounds' | 'slow' | 'fast' | 'warm-up';
  /** What every request waits before its answer begins, in milliseconds. */
  readonly latency: number;
  /** In bytes per second; undefined where bandwidth is not limited. */
  readonly throughput?: number;
  /** How many times slower than this machine. */
  readonly cpuSlowdown: number;
  /** Times are counted in these many milliseconds, the nearest whole number: sequential rounds of the network. */
  readonly round?: number;
  readonly description: string;
}

const kilobits = (count: number) => (count * 1000) / 8;

/** Networks that the benchmark simulates. */
export const profiles: readonly Profile[] = [
  { name: 'rounds', latency: 2_000, cpuSlowdown: 1, round: 2_000, description: '2 s latency, no limit' },
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

/** This machine as it is. */
export const warmUp: Profile = { name: 'warm-up', latency: 0, cpuSlowdown: 1, description: 'no limits' };
