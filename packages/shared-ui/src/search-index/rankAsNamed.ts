import type { SearchEntry } from './searchEntry';
import { toCodeTerms } from './toTerms';
import type { Meaning } from './words/Meaning';

/** The fields of an entry that its rank depends on. */
export type RankedFields = Pick<SearchEntry, 'kind' | 'type' | 'day' | 'lastDay'>;

/**
 * Returns a function that ranks entries by the names in a query, higher ranks first: items of the named kinds and types
 * first, and items that are over last. If the query asks for the newest, ranks publications by their date. Returns
 * undefined if no name changes the order.
 */
export function createNamedRanking(
  meanings: readonly Meaning[],
  today: string,
): ((entry: RankedFields | undefined) => number) | undefined {
  const kinds = meanings.filter((meaning) => meaning.kinds !== undefined);
  const isNewest = meanings.some(({ wish }) => wish === 'newest');
  if (kinds.length === 0 && !isNewest && !meanings.some(({ isDate }) => isDate)) return undefined;
  // Count once for each kind and type, because a server ranks all matches.
  const counts = new Map<string, number>();
  const countNamed = ({ kind, type }: RankedFields) => {
    const key = `${kind} ${type ?? ''}`;
    const cached = counts.get(key);
    if (cached !== undefined) return cached;
    const terms = new Set(toCodeTerms({ kind, ...(type !== undefined && { type }) }));
    const count = kinds.filter((meaning) => meaning.terms.some((term) => terms.has(term))).length;
    counts.set(key, count);
    return count;
  };
  return (entry) => {
    if (!entry) return 0;
    const isOver = isDated(entry) && (entry.lastDay ?? entry.day) < today;
    const published = isNewest && !isDated(entry) ? toNumber(entry.day) : 0;
    return (countNamed(entry) * 2 + (isOver ? 0 : 1)) * 100_000_000 + published;
  };
}

/** Ranks results by the names in their query. Keeps the order of equal ranks. */
export function rankAsNamed<Result>(
  results: readonly Result[],
  meanings: readonly Meaning[],
  getEntry: (result: Result) => SearchEntry | undefined,
  today: string,
): readonly Result[] {
  const getRank = createNamedRanking(meanings, today);
  if (!getRank) return results;
  return results
    .map((result) => ({ result, rank: getRank(getEntry(result)) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ result }) => result);
}

/** Returns true for an event with a start, and for an opportunity with a deadline. */
function isDated(entry: RankedFields): entry is RankedFields & { readonly day: string } {
  return (entry.kind === 'event' || entry.kind === 'opportunity') && entry.day !== undefined;
}

/** Returns a number in the order of days, months and years, such as 20261128 for `2026-11-28`. */
function toNumber(day = ''): number {
  return Number(day.replaceAll('-', '').padEnd(8, '0'));
}
