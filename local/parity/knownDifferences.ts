/** Where ours is meant to be unlike the official emulator. */
interface KnownDifference {
  /** What the emulator says instead of what the table says. */
  readonly official: unknown;
  readonly reason: string;
}

const infinite = 'The emulator fails at every math.isInfinite(), which the reference of the rules language has.';
const unarySent =
  'The SDKs send IS_NULL and IS_NAN, as ours takes these; the emulator finds nothing for a comparison with null or NaN.';
const otherProject = 'Ours is one project and refuses the names of others; the emulator is any project.';

/** Data cases whose recorded answer ours does not give, and need not. One that no longer differs fails. */
export const knownDataDifferences: Readonly<Record<string, string>> = {
  'query: n EQUAL NaN': unarySent,
  'query: n EQUAL null': unarySent,
  'query: n NOT_EQUAL NaN': unarySent,
  'query: n NOT_EQUAL null': unarySent,
  'query: n LESS_THAN_OR_EQUAL NaN': unarySent,
  'query: n LESS_THAN_OR_EQUAL null': unarySent,
  'query: n GREATER_THAN_OR_EQUAL NaN': unarySent,
  'query: n GREATER_THAN_OR_EQUAL null': unarySent,
  'query: order by name down':
    'The emulator cannot scan names backwards; ours leaves that to its index check, off here.',
  'aggregation: six are too many': 'The emulator fails with 500; ours refuses with 400, as production documents it.',
  'batchGet: another project': otherProject,
  'commit: a name of another project': otherProject,
  'commit: no writes': 'The emulator leaves the empty list of results out; Lite reads no results.',
};

/** By the name of the case. A difference that is no longer one fails, as the emulator is still held to `official`. */
const knownDifferences: Readonly<Record<string, KnownDifference>> = {
  'math.isInfinite(1)': { official: 'error', reason: infinite },
  'math.isInfinite(1.5)': { official: 'error', reason: infinite },
  'math.isInfinite(1.0 / 0.0)': { official: 'error', reason: infinite },
};

/** What `platform` should say of a case for which the table says `expected`. */
export function expectedOf<Expected>(platform: 'ours' | 'official', name: string, expected: Expected): unknown {
  return platform === 'official' && Object.hasOwn(knownDifferences, name) ? knownDifferences[name]?.official : expected;
}
