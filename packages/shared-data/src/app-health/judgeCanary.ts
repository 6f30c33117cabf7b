import { countValues, getLogMoments, getQuantile, type Histogram } from './histogram';

/** The measured visits of a build. */
export interface Measurements {
  /** Visits by outcome. */
  readonly outcomes: Readonly<Record<string, number>>;
  readonly lcp: Histogram;
  readonly inp: Histogram;
}

type StopReason = 'errors' | 'lcp' | 'inp';

/** The verdict about a canary: too few visits, no worse in `visitsToPass` visits, or worse than the stable build. */
export interface Verdict {
  readonly state: 'measuring' | 'passed' | 'stopped';
  /** Measured visits with the canary. */
  readonly visits: number;
  readonly reason?: StopReason;
  /** The share of visits with errors, or the 75th percentile in milliseconds, of the canary and of the stable build. */
  readonly canary?: number;
  readonly stable?: number;
}

/** Number of the canary's visits after which it has passed. The test continues, and can still stop it. */
export const visitsToPass = 2_000;
/** Number of values of each build that a comparison requires, because its statistics hold for many values only. */
const minValues = 100;
/** Upper bound of the probability that a canary without a difference is ever stopped. */
const falseStops = 0.01;
const comparisons = 3;
/** Differences that do not matter, even if they are not due to chance: one percentage point of errors, and 5 % of time. */
const tolerated = { errors: 0.01, time: 1.05 };
/** The standard deviations of the differences that the test expects. They affect only how soon it finds a difference. */
const expected = { errors: 0.1, time: 0.2 };

/**
 * Compares a canary with the stable build in visits of the same time. May be called at any time and as often as needed.
 *
 * Each comparison is a mixture sequential probability ratio test: Robbins, "Statistical methods related to the law of the
 * iterated logarithm" (1970); Johari, Pekelis and Walsh, "Always valid inference" (Operations Research 70, 2022). The bound of
 * the false stops is divided among the comparisons.
 */
export function judgeCanary(canary: Measurements, stable: Measurements): Verdict {
  const visits = countValues(canary.outcomes);
  const worse =
    compareErrors(canary, stable) ?? compareTimes('lcp', canary, stable) ?? compareTimes('inp', canary, stable);
  if (worse) return { state: 'stopped', visits, ...worse };
  return { state: visits < visitsToPass ? 'measuring' : 'passed', visits };
}

type Worse = Required<Pick<Verdict, 'reason' | 'canary' | 'stable'>>;

function compareErrors(canary: Measurements, stable: Measurements): Worse | undefined {
  const [first, second] = [toProportion(canary.outcomes), toProportion(stable.outcomes)];
  if (first.total < minValues || second.total < minValues) return undefined;
  if (first.share - second.share < tolerated.errors) return undefined;
  const variance = first.variance + second.variance;
  if (!isBeyondChance(first.angle - second.angle, variance, expected.errors)) return undefined;
  return { reason: 'errors', canary: first.share, stable: second.share };
}

/**
 * Returns the share of visits with errors as an angle, whose variance does not depend on the share: Anscombe, "The
 * transformation of Poisson, binomial and negative-binomial data" (Biometrika 35, 1948).
 */
function toProportion(outcomes: Measurements['outcomes']) {
  const total = countValues(outcomes);
  const errors = total - (outcomes['ok'] ?? 0);
  return {
    total,
    share: errors / total,
    angle: Math.asin(Math.sqrt((errors + 3 / 8) / (total + 3 / 4))),
    variance: 1 / (4 * total + 2),
  };
}

function compareTimes(reason: 'lcp' | 'inp', canary: Measurements, stable: Measurements): Worse | undefined {
  const counts = [countValues(canary[reason]), countValues(stable[reason])] as const;
  if (Math.min(...counts) < minValues) return undefined;
  const [first, second] = [getLogMoments(canary[reason]), getLogMoments(stable[reason])];
  const difference = first.mean - second.mean;
  if (difference < Math.log(tolerated.time)) return undefined;
  const variance = first.variance / counts[0] + second.variance / counts[1];
  if (!isBeyondChance(difference, variance, expected.time)) return undefined;
  const [slow = 0, fast = 0] = [canary, stable].map((build) => getQuantile(build[reason], 0.75));
  return { reason, canary: slow, stable: fast };
}

/** Returns whether the likelihood ratio of a difference, averaged over expected differences, exceeds the limit. */
function isBeyondChance(difference: number, variance: number, deviation: number): boolean {
  const mixed = variance + deviation ** 2;
  const logRatio = (difference ** 2 * deviation ** 2) / (2 * variance * mixed) + Math.log(variance / mixed) / 2;
  return logRatio >= Math.log(comparisons / falseStops);
}
