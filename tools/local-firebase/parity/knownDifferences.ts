/** Intended difference from the official emulator. */
interface KnownDifference {
  /** Result of the official emulator, which differs from the result in the table. */
  readonly official: unknown;
  readonly reason: string;
}

const infinite = 'The emulator fails for every math.isInfinite(), which the reference of the rules language contains.';
const otherProject = 'Our platform has one project and rejects other names; the emulator accepts any project.';

/**
 * Data cases in which our platform intentionally differs from the recorded response, with the reason. A case fails if
 * its difference disappears.
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
 * Differences by case name. A case fails if its difference disappears, because the emulator must still return
 * `official`.
 */
const knownDifferences: Readonly<Record<string, KnownDifference>> = {
  'math.isInfinite(1)': { official: 'error', reason: infinite },
  'math.isInfinite(1.5)': { official: 'error', reason: infinite },
  'math.isInfinite(1.0 / 0.0)': { official: 'error', reason: infinite },
};

/** Returns the verdict that `platform` must return for a case. `expected` is the verdict in the table. */
export function getExpectedVerdict<Expected>(platform: 'ours' | 'official', name: string, expected: Expected): unknown {
  return platform === 'official' && Object.hasOwn(knownDifferences, name) ? knownDifferences[name]?.official : expected;
}
