import type { Query, SearchOptions } from 'minisearch';
import { codeField, indexFields } from '../search-index/toTerms';
import { Accumulator, type Scored } from './Accumulator';
import { findPrefix, findSimilar, findTerm } from './findTerms';
import type { PackedSegment } from './PackedSegment';

// Evaluates the queries of `parseQuery` with MiniSearch's semantics and scores (BM25+), so that an index has the same
// results on a device and on a server.

/** Documents that contain a term for which the query searched. */
export interface MatchedTerm {
  /** The term in the query. */
  readonly source: string;
  /** The term in the documents, which may be longer or similar. */
  readonly term: string;
  readonly documents: Uint32Array;
}

export interface Evaluation extends Scored {
  readonly matched: readonly MatchedTerm[];
}

export interface IndexView {
  readonly segments: readonly PackedSegment[];
  /** The language of the reader. Documents in other languages have half the score for a code. */
  readonly lang: string | undefined;
}

type Options = Omit<SearchOptions, 'filter' | 'boostDocument'>;

const bm25 = { k: 1.2, b: 0.7, d: 0.5 };
const isCodeField = indexFields.map((field) => field === codeField);
const empty: Evaluation = { documents: new Uint32Array(), scores: new Float64Array(), matched: [] };

/** Creates a function that evaluates queries. Numbers of documents continue from one segment to the next. */
export function createEvaluator({ segments, lang }: IndexView): (query: Query) => Evaluation {
  const starts: number[] = [];
  let size = 0;
  let live = 0;
  const totals = new Float64Array(indexFields.length);
  for (const segment of segments) {
    starts.push(size);
    size += segment.documents;
    live += segment.liveDocuments;
    segment.totalLengths.forEach((length, field) => (totals[field] = (totals[field] ?? 0) + length));
  }
  const averages = totals.map((total) => total / live);
  const sums = new Accumulator(size);

  /** Adds the scores of a term in one field, in all segments. */
  function addField(field: number, postings: readonly SegmentPostings[], weight: number): void {
    const count = postings.reduce((sum, { documents }) => sum + documents.length, 0);
    const rarity = Math.log(1 + (live - count + 0.5) / (count + 0.5));
    const average = averages[field] ?? 1;
    for (const { segment, start, documents, frequencies } of postings)
      documents.forEach((document, at) => {
        const frequency = frequencies[at] ?? 1;
        const length = segment.getLength(document, field);
        const saturation = frequency + bm25.k * (1 - bm25.b + (bm25.b * length) / average);
        const isForeign = isCodeField[field] && lang !== undefined && segment.getLanguage(document) !== lang;
        const score = weight * (isForeign ? 0.5 : 1) * rarity * (bm25.d + (frequency * (bm25.k + 1)) / saturation);
        sums.add(start + document, score);
      });
  }

  function evaluateTerm(source: string, options: Options): Evaluation {
    const boosts = getBoosts(options);
    const matched: MatchedTerm[] = [];
    for (const [term, weight] of expandTerm(source, segments, options)) {
      const byField = new Map<number, SegmentPostings[]>();
      segments.forEach((segment, number) => {
        const index = findTerm(segment.terms, term);
        if (index < 0) return;
        const start = starts[number] ?? 0;
        for (const { field, documents, frequencies } of segment.getPostings(index)) {
          if (!boosts.has(field) || documents.length === 0) continue;
          byField.set(field, [...(byField.get(field) ?? []), { segment, start, documents, frequencies }]);
          matched.push({ source, term, documents: start === 0 ? documents : documents.map((each) => each + start) });
        }
      });
      for (const [field, postings] of byField) addField(field, postings, weight * (boosts.get(field) ?? 1));
    }
    return { ...sums.take(), matched };
  }

  function evaluate(query: Query, inherited: Options): Evaluation {
    if (typeof query === 'string') return evaluateTerm(query, inherited);
    if (typeof query === 'symbol') throw new TypeError('Queries for all documents are not supported.');
    const { queries, ...settings } = query;
    const options = { ...inherited, ...settings };
    const results = queries.map((each) => evaluate(each, options));
    const [first, ...others] = results;
    if (!first) return empty;
    if (options.combineWith === 'AND') return others.reduce((common, each) => intersect(common, each, size), first);
    return others.length === 0 ? first : unite(results, sums);
  }

  return (query) => evaluate(query, {});
}

interface SegmentPostings {
  readonly segment: PackedSegment;
  readonly start: number;
  readonly documents: Uint32Array;
  readonly frequencies: Uint8Array;
}

/** Returns the weights of the fields to search, by number. */
function getBoosts({ fields = [...indexFields], boost = {} }: Options): ReadonlyMap<number, number> {
  return new Map(
    fields.map((field) => [
      indexFields.findIndex((each) => each === field),
      (Object.hasOwn(boost, field) && boost[field]) || 1,
    ]),
  );
}

/** Returns the terms of the index that a term of the query stands for, with their weights. */
function expandTerm(term: string, segments: readonly PackedSegment[], options: Options): ReadonlyMap<string, number> {
  const { prefix = 0.375, fuzzy = 0.45 } = options.weights ?? {};
  const isPrefix = typeof options.prefix === 'function' ? options.prefix(term, 0, [term]) : options.prefix === true;
  const allowed = typeof options.fuzzy === 'function' ? options.fuzzy(term, 0, [term]) : options.fuzzy;
  const maxDistance = typeof allowed === 'number' ? allowed : 0;
  const weights = new Map([[term, 1]]);
  for (const { terms } of segments) {
    const [from, to] = isPrefix ? findPrefix(terms, term) : [0, 0];
    for (const longer of terms.slice(from, to)) {
      const distance = longer.length - term.length;
      // A term that is both longer and similar counts as longer.
      if (distance > 0) weights.set(longer, (prefix * longer.length) / (longer.length + 0.3 * distance));
    }
  }
  for (const { terms } of maxDistance > 0 ? segments : [])
    for (const { index, distance } of findSimilar(terms, term, maxDistance)) {
      const similar = terms[index] ?? '';
      if (!weights.has(similar)) weights.set(similar, (fuzzy * similar.length) / (similar.length + distance));
    }
  return weights;
}

function unite(results: readonly Evaluation[], sums: Accumulator): Evaluation {
  for (const { documents, scores } of results) documents.forEach((document, at) => sums.add(document, scores[at] ?? 0));
  return { ...sums.take(), matched: results.flatMap(({ matched }) => matched) };
}

function intersect(first: Evaluation, second: Evaluation, size: number): Evaluation {
  const documents = new Uint32Array(Math.min(first.documents.length, second.documents.length));
  const scores = new Float64Array(documents.length);
  const isCommon = new Uint8Array(size);
  let [at, secondAt, count] = [0, 0, 0];
  while (at < first.documents.length && secondAt < second.documents.length) {
    const [document = 0, secondDocument = 0] = [first.documents[at], second.documents[secondAt]];
    if (document === secondDocument) {
      documents[count] = document;
      scores[count] = (first.scores[at] ?? 0) + (second.scores[secondAt] ?? 0);
      isCommon[document] = 1;
      count += 1;
    }
    if (document <= secondDocument) at += 1;
    if (secondDocument <= document) secondAt += 1;
  }
  const matched = [...first.matched, ...second.matched].map(({ documents: all, ...term }) => ({
    ...term,
    documents: all.filter((document) => isCommon[document]),
  }));
  return { documents: documents.subarray(0, count), scores: scores.subarray(0, count), matched };
}
