import type { SearchEntry } from './searchEntry';
import { toCodeTerms } from './toTerms';
import type { Meaning } from './words/Meaning';

/**
 * Ranks results by the names in their query: items of the named kinds and types first, and items that are over last. If
 * the query asks for the newest, ranks publications by their date. Otherwise, keeps the order.
 */
export function rankAsNamed<Result>(
  results: readonly Result[],
  meanings: readonly Meaning[],
  getEntry: (result: Result) => SearchEntry | undefined,
  today: string,
): readonly Result[] {
  const kinds = meanings.filter((meaning) => meaning.kinds !== undefined);
  const isNewest = meanings.some(({ wish }) => wish === 'newest');
  if (kinds.length === 0 && !isNewest && !meanings.some(({ isDate }) => isDate)) return results;
  const ranked = results.map((result) => {
    const entry = getEntry(result);
    const terms = new Set(entry && toCodeTerms(entry));
    return {
      result,
      named: kinds.filter((meaning) => meaning.terms.some((term) => terms.has(term))).length,
      isOver: Number(isDated(entry) && entry.day < today),
      published: isNewest && !isDated(entry) ? (entry?.day ?? '') : '',
    };
  });
  return ranked
    .sort((a, b) => b.named - a.named || a.isOver - b.isOver || b.published.localeCompare(a.published))
    .map(({ result }) => result);
}

/** Returns true for an event with a start, and for an opportunity with a deadline. */
function isDated(entry: SearchEntry | undefined): entry is SearchEntry & { readonly day: string } {
  return (entry?.kind === 'event' || entry?.kind === 'opportunity') && entry.day !== undefined;
}
