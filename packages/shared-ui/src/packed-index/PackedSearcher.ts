import { groupByItem, type SearchEntry, type SearchHit } from '../search-index/searchEntry';
import type { SearchSettings } from '../search-index/Searcher';
import { pageSize } from '../search-index/searchPage';
import type { Unit } from '../search-index/parseQuery';
import { combineAll, combineUnits, QueryLanguages } from '../search-index/QueryLanguages';
import { createNamedRanking } from '../search-index/rankAsNamed';
import { isCodeTerm } from '../search-index/toTerms';
import { createEvaluator, type Evaluation, type MatchedTerm } from './evaluateQuery';
import { findTerm } from './findTerms';
import { packIndex } from './packIndex';
import { PackedSegment } from './PackedSegment';
import { selectBest } from './selectBest';

interface HitOptions {
  readonly limit: number;
  /** The language in which items are shown, if they are available in it. */
  readonly shownIn: string | undefined;
  readonly getRank: ReturnType<typeof createNamedRanking>;
}

/** Changed items that were packed together. */
interface RecentPart {
  readonly items: ReadonlyMap<string, readonly SearchEntry[]>;
  readonly segment: PackedSegment;
}

/**
 * Searches a packed index. Returns the same results as a `Searcher` with the same entries, but needs a fraction of its
 * memory, and opens without indexing.
 */
export class PackedSearcher {
  /** Items that have changed since the index was packed. Each part has more items than the next one. */
  private recent: readonly RecentPart[] = [];
  private segments: readonly PackedSegment[];
  private readonly languages = new QueryLanguages();

  private constructor(
    private readonly base: PackedSegment,
    private readonly suggested: readonly string[],
  ) {
    this.segments = [base];
  }

  /** Opens the bytes of `packIndex`. @throws Error if they are not a packed index of this version */
  static async open(bytes: Uint8Array, suggested: readonly string[]): Promise<PackedSearcher> {
    const searcher = new PackedSearcher(new PackedSegment(bytes), suggested);
    await searcher.languages.load(searcher.base.languages);
    return searcher;
  }

  /**
   * Replaces items with newer versions. Small parts are packed again with the new items, but large ones are not, so that a
   * large import does not pack all of its items at each call.
   */
  async add(entries: readonly SearchEntry[]): Promise<void> {
    if (entries.length === 0) return;
    const changed = groupByItem(entries);
    const items = new Map<string, readonly SearchEntry[]>(changed);
    const larger = [...this.recent];
    for (let last = larger.at(-1); last && last.items.size <= items.size; last = larger.at(-1)) {
      for (const [item, texts] of last.items) if (!items.has(item)) items.set(item, texts);
      larger.pop();
    }
    await this.languages.load(entries.map(({ lang }) => lang));
    const segment = new PackedSegment(await packIndex([...items.values()].flat()));
    // Replace all at once, so that no search misses an item.
    const former = [this.base, ...larger.map((part) => part.segment)];
    for (const item of changed.keys())
      for (const part of former) for (const document of part.getDocuments(item)) part.deleteDocument(document);
    this.recent = [...larger, { items, segment }];
    this.segments = [...former, segment];
  }

  /** Returns the items that match all words, best first, or else those that match the most words. */
  search(query: string, settings: SearchSettings = {}): readonly SearchHit[] {
    const { segments } = this;
    const { limit = pageSize, lang, today = new Date().toISOString().slice(0, 10) } = settings;
    const isKnown = (term: string) => segments.some(({ terms }) => findTerm(terms, term) >= 0);
    const parsed = this.languages.parse(query, { isKnown, isKnownStem: isKnown });
    const { required: units } = parsed;
    const evaluate = createEvaluator({ segments, lang });
    const all = evaluate(combineAll(parsed));
    const isPartial = all.documents.length === 0 && units.length > 1;
    const results = isPartial ? filterMaxUnits(evaluate(combineUnits(units, 'OR')), units) : all;
    const meanings = parsed.all.flatMap(({ meaning }) => meaning ?? []);
    // Show the text in the language that the query names.
    const shownIn = meanings.find(({ language }) => language !== undefined)?.language ?? lang;
    const getRank = createNamedRanking(meanings, today);
    return this.toHits(results, { limit, shownIn, getRank }).map((hit) => ({
      ...hit,
      ...(isPartial && { isPartial }),
    }));
  }

  suggest(): readonly string[] {
    return this.suggested;
  }

  private toHits(
    { documents, scores, matched }: Evaluation,
    { limit, shownIn, getRank }: HitOptions,
  ): readonly SearchHit[] {
    const quality = countGroups(groupBySource(matched), documents);
    const products = scores.map((score, at) => score * Math.max(quality[at] ?? 0, 1));
    const levels = getRank && this.getLevels(documents, getRank);
    // An item may have a document in each language.
    const positions = selectBest(products, limit * this.languages.stemmers.size, levels);
    const best = positions.map((position) => documents[position] ?? 0);
    const terms = groupByDocument(matched, best);
    const hits = new Map<string, SearchHit>();
    for (const document of best) {
      const item = this.getItemKey(document);
      const hit = hits.get(item);
      if (!hit && hits.size === limit) continue;
      const entry = hit ?? this.findIn(shownIn, item) ?? this.getEntry(document);
      const words = (terms.get(document) ?? []).flatMap((term) => this.getWords(term));
      if (entry) hits.set(item, { ...entry, matched: [...new Set([...(hit?.matched ?? []), ...words])] });
    }
    return [...hits.values()];
  }

  private getLevels(documents: Uint32Array, getRank: NonNullable<HitOptions['getRank']>): Float64Array {
    const ranks = new Map(this.segments.map((segment) => [segment, segment.ranked.map(getRank)]));
    return Float64Array.from(documents, (document) => {
      const [segment, position] = this.locate(document);
      return ranks.get(segment)?.[segment.getRankedNumber(position)] ?? 0;
    });
  }

  private findIn(lang: string | undefined, item: string): SearchEntry | undefined {
    if (lang === undefined) return undefined;
    for (const segment of this.segments) {
      const document = segment.getDocuments(item).find((each) => segment.getLanguage(each) === lang);
      if (document !== undefined) return segment.getEntry(document);
    }
    return undefined;
  }

  private getItemKey(document: number): string {
    const [segment, position] = this.locate(document);
    return segment.getItemKey(position);
  }

  private getEntry(document: number): SearchEntry | undefined {
    const [segment, position] = this.locate(document);
    return segment.getEntry(position);
  }

  private locate(document: number): readonly [segment: PackedSegment, position: number] {
    let position = document;
    for (const segment of this.segments) {
      if (position < segment.documents) return [segment, position];
      position -= segment.documents;
    }
    throw new RangeError(`There is no document ${document}.`);
  }

  /** Returns the words that a term stands for in texts. Texts do not contain codes. */
  private getWords(term: string): readonly string[] {
    if (isCodeTerm(term)) return [];
    const words = this.segments.flatMap((segment) => segment.getStemWords(findTerm(segment.terms, term)));
    return words.length > 0 ? words : [term];
  }
}

function filterMaxUnits(results: Evaluation, units: readonly Unit[]): Evaluation {
  const { documents, scores, matched } = results;
  const groups = units.map(({ terms }) => matched.filter(({ source }) => terms.includes(source)));
  const counts = countGroups(groups, documents);
  const max = counts.reduce((highest, count) => Math.max(highest, count), 0);
  const isBest = (_: number, at: number) => counts[at] === max;
  return { documents: documents.filter(isBest), scores: scores.filter(isBest), matched };
}

function groupBySource(matched: readonly MatchedTerm[]): readonly (readonly MatchedTerm[])[] {
  const groups = new Map<string, MatchedTerm[]>();
  for (const term of matched) {
    const group = groups.get(term.source);
    if (group) group.push(term);
    else groups.set(term.source, [term]);
  }
  return [...groups.values()];
}

/** Returns the number of groups in which each of the documents occurs. */
function countGroups(groups: readonly (readonly MatchedTerm[])[], documents: Uint32Array): Uint8Array {
  const size = groups.flat().reduce((max, term) => Math.max(max, (term.documents.at(-1) ?? -1) + 1), 0);
  const counts = new Uint8Array(size);
  const lastGroup = new Uint32Array(size);
  groups.forEach((group, number) => {
    for (const term of group)
      for (const document of term.documents) {
        if (lastGroup[document] === number + 1) continue;
        lastGroup[document] = number + 1;
        counts[document] = (counts[document] ?? 0) + 1;
      }
  });
  return Uint8Array.from(documents, (document) => counts[document] ?? 0);
}

/** Returns the matched terms of each of the documents. */
function groupByDocument(
  matched: readonly MatchedTerm[],
  documents: readonly number[],
): ReadonlyMap<number, readonly string[]> {
  const terms = new Map(documents.map((document) => [document, [] as string[]]));
  for (const { term, documents: all } of matched) for (const document of all) terms.get(document)?.push(term);
  return terms;
}
