/** @jest-environment node */
import { isFull } from '../../../../tools/scripts/isFull.mjs';
import { toBucket } from './histogram';
import { judgeCanary, type Measurements, type Verdict, visitsToPass } from './judgeCanary';

/** Returns a generator of pseudo-random numbers from 0 to 1 (mulberry32), so that a run can be repeated by its seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Build {
  /** Share of visits with an error. */
  readonly errors: number;
  /** Medians in milliseconds. */
  readonly lcp: number;
  readonly inp: number;
}

/** Times on phones: half of all values are within a factor of 1.7 (LCP) and 2 (INP). Many visits have no interaction. */
const stable: Build = { errors: 0.02, lcp: 1_800, inp: 90 };
const spread = { lcp: 0.8, inp: 1 };
const interacting = 0.6;

/** Simulates a build's visits, with the histograms that the site would store. */
function createVisits(build: Build, random: () => number) {
  const counts = { outcomes: {}, lcp: {}, inp: {} } satisfies Record<string, Record<string, number>>;
  const count = (name: keyof typeof counts, key: string) => {
    const histogram: Record<string, number> = counts[name];
    histogram[key] = (histogram[key] ?? 0) + 1;
  };
  const draw = (median: number, deviation: number) => {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return median * Math.exp(deviation * normal);
  };
  return {
    visit: () => {
      count('outcomes', random() < build.errors ? 'error' : 'ok');
      count('lcp', toBucket(draw(build.lcp, spread.lcp)));
      if (random() < interacting) count('inp', toBucket(draw(build.inp, spread.inp)));
    },
    measure: (): Measurements => counts,
  };
}

const lookEvery = 50;

/** Runs a canary until it is stopped or has passed. Looks at the numbers after every 50 visits of the canary. */
function run(canary: Build, seed: number, share: number): Verdict {
  const random = createRandom(seed);
  const [mine, others] = [createVisits(canary, random), createVisits(stable, random)];
  for (let visits = 1; ; visits += 1) {
    mine.visit();
    for (let count = 0; count < Math.round((1 - share) / share); count += 1) others.visit();
    if (visits % lookEvery !== 0) continue;
    const verdict = judgeCanary(mine.measure(), others.measure());
    if (verdict.state !== 'measuring') return verdict;
  }
}

const runs = isFull ? 1_000 : 200;
// Simulated visits take time: up to 20,000 in each run.
jest.setTimeout(600_000);

describe.each(isFull ? [0.5, 0.1] : [0.5])('a canary in a share of %s of the browsers', (share) => {
  const runAll = (canary: Partial<Build>) =>
    Array.from({ length: runs }, (_, seed) => run({ ...stable, ...canary }, seed, share));

  test.each<[string, Partial<Build>, Verdict['reason']]>([
    ['five percentage points more errors', { errors: stable.errors + 0.05 }, 'errors'],
    ['an LCP that is 20 % slower', { lcp: stable.lcp * 1.2 }, 'lcp'],
    ['an INP that is 30 % slower', { inp: stable.inp * 1.3 }, 'inp'],
  ])(`with %s is stopped for this reason in at least 98 of 100 cases (${runs} runs)`, (_, change, reason) => {
    const verdicts = runAll(change);
    const isRight = (verdict: Verdict) => verdict.reason === reason && verdict.visits <= visitsToPass;
    const stopped = verdicts.filter(isRight);
    expect(stopped.length / runs).toBeGreaterThanOrEqual(0.98);
  });

  test.each<[string, Partial<Build>]>([
    ['no change', {}],
    ['fewer errors and shorter times', { errors: 0.01, lcp: 1_500, inp: 70 }],
  ])(`with %s is stopped in less than 1 % of the cases (${runs} runs)`, (_, change) => {
    const stopped = runAll(change).filter(({ state }) => state === 'stopped');
    expect(stopped.length / runs).toBeLessThan(0.01);
  });
});

test('a canary is not judged by few values, and one whose visits all fail is stopped as soon as it has enough', () => {
  const measure = (ok: number, error: number): Measurements => ({ outcomes: { ok, error }, lcp: {}, inp: {} });
  expect(judgeCanary(measure(0, 99), measure(900, 0))).toEqual({ state: 'measuring', visits: 99 });
  expect(judgeCanary(measure(0, 100), measure(900, 0))).toEqual({
    state: 'stopped',
    visits: 100,
    reason: 'errors',
    canary: 1,
    stable: 0,
  });
});

test('differences that are certain but do not matter stop no canary', () => {
  const measure = (errors: number, slow: number): Measurements => ({
    outcomes: { ok: 1_000_000 - errors, error: errors },
    lcp: { [toBucket(2_000)]: 1_000_000 - slow, [toBucket(2_300)]: slow },
    inp: {},
  });
  expect(judgeCanary(measure(15_000, 100_000), measure(10_000, 0)).state).toBe('passed');
});
