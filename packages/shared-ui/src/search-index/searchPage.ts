import { describeQuery, type QueryDescription } from './describeQuery';
import type { Searcher } from './Searcher';
import type { EntryKind, SearchEntry, SearchHit } from './searchEntry';

export const pageSize = 20;

export const groupSize = 5;

/** Maximum number of results of a search, because readers do not look further. */
const MAX_RESULTS = 500;

export interface SearchResultPage extends QueryDescription {
  readonly items: readonly SearchHit[];
  readonly next: string | null;
  /** Number of results on all pages. If `capped` is true, there may be more. */
  readonly count: { readonly count: number; readonly capped: boolean };
  readonly kinds: Readonly<Partial<Record<EntryKind, number>>>;
  /** True if no item has all words of the query, so that the results are those with the most words. */
  readonly partial?: true;
  readonly suggested?: readonly string[];
}

export interface SearchRequest {
  readonly query: string;
  readonly only?: EntryKind | undefined;
  readonly lang?: string | undefined;
  readonly after?: string | undefined;
  readonly isGrouped?: boolean | undefined;
}

export function searchPage(
  searcher: Pick<Searcher, 'search' | 'suggest'>,
  { query, only, lang, after = '0', isGrouped = false }: SearchRequest,
): SearchResultPage {
  const matches = searcher.search(query, { limit: MAX_RESULTS, lang });
  const hits = matches.map(({ isPartial, ...hit }): SearchHit => hit);
  const shown = only === undefined ? hits : hits.filter(({ kind }) => kind === only);
  const start = Number(after);
  const end = start + pageSize;
  const ranked = { items: shown.slice(start, end), next: end < shown.length ? String(end) : null };
  return {
    ...(isGrouped ? { items: groupByKind(shown), next: null } : ranked),
    count: { count: shown.length, capped: hits.length === MAX_RESULTS },
    kinds: countKinds(hits),
    ...(matches[0]?.isPartial && { partial: true }),
    ...describeQuery(query, hits),
    ...(hits.length === 0 && { suggested: searcher.suggest() }),
  };
}

/** Returns the best results of each kind, with the kind of the best result first, or a whole page if there is one kind. */
export function groupByKind(hits: readonly SearchHit[]): readonly SearchHit[] {
  const groups = new Map<EntryKind, SearchHit[]>();
  for (const hit of hits) {
    const group = groups.get(hit.kind);
    if (group) group.push(hit);
    else groups.set(hit.kind, [hit]);
  }
  const size = groups.size === 1 ? pageSize : groupSize;
  return [...groups.values()].flatMap((group) => group.slice(0, size));
}

export function countKinds(entries: readonly SearchEntry[]): SearchResultPage['kinds'] {
  const counts: Partial<Record<EntryKind, number>> = {};
  for (const { kind } of entries) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
