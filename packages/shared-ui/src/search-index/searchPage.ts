import type { Searcher } from './Searcher';
import type { EntryKind, SearchEntry, SearchHit } from './searchEntry';

/** So many results are on a page. */
export const pageSize = 20;

/** So many of the best of a kind are in its group. */
export const groupSize = 5;

/** The most results that are counted: nobody reads further. */
const most = 500;

/** A page of what a search finds. */
export interface FoundPage {
  readonly items: readonly SearchHit[];
  /** Where the next page begins; null in the last. */
  readonly next: string | null;
  /** Of all pages; there may be more where it is capped. */
  readonly count: { readonly count: number; readonly capped: boolean };
  /** How many there are of each kind that has any, whichever kind is shown. */
  readonly kinds: Readonly<Partial<Record<EntryKind, number>>>;
  /** Searches that find something, where this one finds nothing. */
  readonly suggested?: readonly string[];
}

export interface SearchRequest {
  readonly query: string;
  /** Shows this kind only. */
  readonly only?: EntryKind | undefined;
  /** The reader's language: an item that is translated into it is shown in it. */
  readonly lang?: string | undefined;
  /** `next` of the page before. */
  readonly after?: string | undefined;
  /** The best of each kind, kind by kind, on one page. */
  readonly isGrouped?: boolean | undefined;
}

/** One page of a search, the best results first. */
export function searchPage(
  searcher: Pick<Searcher, 'search' | 'suggest'>,
  { query, only, lang, after = '0', isGrouped = false }: SearchRequest,
): FoundPage {
  const found = searcher.search(query, { limit: most, lang });
  const shown = only === undefined ? found : found.filter(({ kind }) => kind === only);
  const start = Number(after);
  const end = start + pageSize;
  const ranked = { items: shown.slice(start, end), next: end < shown.length ? String(end) : null };
  return {
    ...(isGrouped ? { items: groupByKind(shown), next: null } : ranked),
    count: { count: shown.length, capped: found.length === most },
    kinds: countKinds(found),
    ...(found.length === 0 && { suggested: searcher.suggest() }),
  };
}

/** The best results of each kind, the kind of the best one first. Where all are of one kind, a whole page of them. */
export function groupByKind(found: readonly SearchHit[]): readonly SearchHit[] {
  const groups = new Map<EntryKind, SearchHit[]>();
  for (const hit of found) {
    const group = groups.get(hit.kind);
    if (group) group.push(hit);
    else groups.set(hit.kind, [hit]);
  }
  const size = groups.size === 1 ? pageSize : groupSize;
  return [...groups.values()].flatMap((group) => group.slice(0, size));
}

/** How many of the entries are of each kind. */
export function countKinds(entries: readonly SearchEntry[]): FoundPage['kinds'] {
  const counts: Partial<Record<EntryKind, number>> = {};
  for (const { kind } of entries) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
