import MiniSearch, { type QueryCombination, type SearchResult } from 'minisearch';
import { fold } from '../format/fold';
import { parseQuery, type Unit } from './parseQuery';
import { entryKey, type SearchEntry, type SearchHit } from './searchEntry';
import { loadStemmer } from './stemmers/loadStemmer';
import type { Stemmer } from './stemmers/Stemmer';
import { getText, toStems, toWords, wordFields, type WordField } from './toTerms';

/** How long entries are indexed in one task, in milliseconds: by the clock, as the first of them run uncompiled and take many times as long as the rest. */
const slice = 5;

interface Document {
  readonly key: string;
  readonly entry: SearchEntry;
}

/** Searches titles, people, summaries and tags in memory, in the languages of its entries. */
export class Searcher {
  private readonly entries = new Map<string, SearchEntry>();
  private readonly stemmers = new Map<string, Stemmer>();
  /** Words of the texts. */
  private readonly words = new Set<string>();
  /** Stem -> the words of the texts that have it. */
  private readonly stems = new Map<string, Set<string>>();
  private readonly index = new MiniSearch<Document>({
    idField: 'key',
    fields: [...wordFields, ...wordFields.map((field) => `${field}Stems`)],
    extractField: (document, field) => (field === 'key' ? document.key : this.toTerms(document.entry, field)),
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term || null,
  });

  /**
   * Adds entries in slices, so that the page stays responsive. A known entry is
   * replaced only if `newer` is set: the index may be an hour old, the lists are not.
   */
  async add(entries: readonly SearchEntry[], { newer = false } = {}): Promise<void> {
    await this.loadStemmers(entries);
    const fresh = new Map<string, SearchEntry>();
    for (const entry of entries) {
      const key = entryKey(entry);
      const known = this.entries.get(key);
      if (known && !newer) continue;
      if (known) this.index.discard(key);
      fresh.set(key, entry);
      this.entries.set(key, entry);
    }
    let end = performance.now() + slice;
    for (const [key, entry] of fresh) {
      if (performance.now() >= end) {
        await new Promise((done) => setTimeout(done));
        end = performance.now() + slice;
      }
      this.index.add({ key, entry });
    }
  }

  /** The entries that match a query, the best first. All its words must occur; if no entry has all, as many as any has. */
  search(query: string, { limit = 20 } = {}): readonly SearchHit[] {
    // Longer than any title, and each word costs time.
    const units = parseQuery(query.slice(0, 150), {
      stemmers: this.stemmers,
      isKnown: (word) => this.words.has(word),
    });
    const all = this.index.search(combine(units, 'AND'));
    const found =
      all.length > 0 || units.length < 2 ? all : withMostUnits(this.index.search(combine(units, 'OR')), units);
    return found.slice(0, limit).flatMap((result) => {
      const entry = this.entries.get(String(result.id));
      return entry ? [{ ...entry, matched: this.getMatched(result) }] : [];
    });
  }

  /** The tags that most entries have, the most frequent first: none that a single entry has. */
  suggest(limit = 6): readonly string[] {
    const counts = new Map<string, { readonly tag: string; readonly count: number }>();
    for (const { tags } of this.entries.values())
      for (const tag of tags) {
        const known = counts.get(fold(tag));
        counts.set(fold(tag), { tag: known?.tag ?? tag, count: (known?.count ?? 0) + 1 });
      }
    return [...counts.values()]
      .filter(({ count }) => count > 1)
      .sort((a, b) => b.count - a.count)
      .slice(0, limit)
      .map(({ tag }) => tag);
  }

  private async loadStemmers(entries: readonly SearchEntry[]): Promise<void> {
    const languages = new Set(entries.map(({ lang }) => lang));
    await Promise.all(
      [...languages].map(async (lang) => {
        if (lang !== undefined && !this.stemmers.has(lang)) this.stemmers.set(lang, await loadStemmer(lang));
      }),
    );
  }

  private toTerms(entry: SearchEntry, field: string): string {
    const { lang = '' } = entry;
    const text = getText(entry, field.replace('Stems', '') as WordField);
    if (field.endsWith('Stems')) {
      const stem = this.stemmers.get(lang);
      const stems = stem ? toStems(text, lang, stem) : [];
      for (const [one, word] of stems) this.stems.set(one, (this.stems.get(one) ?? new Set()).add(word));
      return stems.map(([one]) => one).join(' ');
    }
    const words = toWords(text, lang);
    for (const word of words) this.words.add(word);
    return words.join(' ');
  }

  private getMatched({ terms }: SearchResult): readonly string[] {
    return [...new Set(terms.flatMap((term) => [...(this.stems.get(term) ?? [term])]))];
  }
}

function combine(units: readonly Unit[], combineWith: 'AND' | 'OR'): QueryCombination {
  return { combineWith, queries: units.map(({ query }) => query), weights: { fuzzy: 0.3, prefix: 0.6 } };
}

/** The results that match as many units as any of them. */
function withMostUnits(results: readonly SearchResult[], units: readonly Unit[]): readonly SearchResult[] {
  const counted = results.map((result) => ({
    result,
    count: units.filter(({ terms }) => result.queryTerms.some((term) => terms.includes(term))).length,
  }));
  const most = Math.max(...counted.map(({ count }) => count));
  return counted.filter(({ count }) => count === most).map(({ result }) => result);
}
