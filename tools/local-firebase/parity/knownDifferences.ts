/** An intended difference from the official emulator. */
interface KnownDifference {
  /** The emulator's result, which differs from that in the table. */
  readonly official: unknown;
  readonly reason: string;
}

const infinite = 'The emulator fails for every math.isInfinite(), which the reference of the rules language contains.';
const otherProject = 'Our platform has one project and rejects other names; the emulator accepts any project.';

/**
 * Data cases in which our platform intentionally differs from the recorded response. A case that no longer differs
 * fails.
 */
export const knownDataDifferences: Readonly<Record<string, string>> = {
  'aggregation: six are too many':
    'The emulator fails with 500; our platform rejects with 400, as documented for production.',
  'aggregation: count up to 0':
    'The emulator counts nothing; our platform rejects the request, as documented for production.',
  'batchGet: another project': otherProject,
  'commit: a name of another project': otherProject,
};

/**
 * Differences by the name of the case. A case that no longer differs fails, because the emulator must still return
 * `official`.
 */
const knownDifferences: Readonly<Record<string, KnownDifference>> = {
  'math.isInfinite(1)': { official: 'error', reason: infinite },
  'math.isInfinite(1.5)': { official: 'error', reason: infinite },
  'math.isInfinite(1.0 / 0.0)': { official: 'error', reason: infinite },
};

/** Returns the expected verdict of `platform` for a case that the table lists with `expected`. */
export function getExpectedVerdict<Expected>(platform: 'ours' | 'official', name: string, expected: Expected): unknown {
  return platform === 'official' && Object.hasOwn(knownDifferences, name) ? knownDifferences[name]?.official : expected;
}
