import MiniSearch, { type QueryCombination, type SearchOptions, type SearchResult } from 'minisearch';
import { frequentTags } from './frequentTags';
import { parseQuery, type Unit } from './parseQuery';
import { entryKey, type SearchEntry, type SearchHit } from './searchEntry';
import { loadStemmer } from './stemmers/loadStemmer';
import type { Stemmer } from './stemmers/Stemmer';
import { findThemes, indexThemes, type ThemeIndex } from './findThemes';
import { getText, isThemeTerm, themeField, toStems, toThemeTerm, toWords, wordFields, type WordField } from './toTerms';

/** How long entries are indexed in one task, in milliseconds: by the clock, as the first of them run uncompiled and take many times as long as the rest. */
const slice = 5;

interface Wanted {
  readonly limit?: number;
  /** The reader's language: an item that is translated into it is shown in it, whichever of its texts was found. */
  readonly lang?: string | undefined;
}

interface Document {
  readonly key: string;
  readonly entry: SearchEntry;
}

/** Searches titles, people, summaries and tags in memory, in the languages of its entries. */
export class Searcher {
  /** An item as it is written, and each of its translations, by a key of its own. */
  private readonly entries = new Map<string, SearchEntry>();
  /** Item -> the keys of its entries. */
  private readonly items = new Map<string, Set<string>>();
  /** Items that are newer than the index. */
  private readonly renewed = new Set<string>();
  private readonly stemmers = new Map<string, Stemmer>();
  /** Words of the texts. */
  private readonly words = new Set<string>();
  /** Stem -> the words of the texts that have it. */
  private readonly stems = new Map<string, Set<string>>();
  /** Of the names of themes, in the languages whose stemmers there are. */
  private themes: ThemeIndex | undefined;
  private readonly index = new MiniSearch<Document>({
    idField: 'key',
    fields: [...wordFields, ...wordFields.map((field) => `${field}Stems`), themeField],
    extractField: (document, field) => (field === 'key' ? document.key : this.toTerms(document.entry, field)),
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term || null,
  });

  /**
   * Adds entries in slices, so that the page stays responsive. A known item is replaced, with its translations,
   * only if `newer` is set: the index may be an hour old, the lists are not.
   */
  async add(entries: readonly SearchEntry[], { newer = false } = {}): Promise<void> {
    await this.loadStemmers(entries);
    if (newer) for (const item of new Set(entries.map(entryKey))) this.renew(item);
    const fresh = new Map<string, SearchEntry>();
    for (const entry of entries) {
      const item = entryKey(entry);
      const key = entry.original === undefined ? item : `${item} ${entry.lang ?? ''}`;
      if (this.entries.has(key) || (this.renewed.has(item) && !newer)) continue;
      fresh.set(key, entry);
      this.entries.set(key, entry);
      this.items.set(item, (this.items.get(item) ?? new Set()).add(key));
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

  /** The items that match a query, the best first. All its words must occur; if no entry has all, as many as any has. */
  search(query: string, { limit = 20, lang }: Wanted = {}): readonly SearchHit[] {
    // Longer than any title, and each word costs time.
    const units = parseQuery(query.slice(0, 150), {
      stemmers: this.stemmers,
      isKnown: (word) => this.words.has(word),
      isKnownStem: (stem) => this.stems.has(stem),
      findThemes: (word) => findThemes((this.themes ??= indexThemes(this.stemmers)), word),
    });
    const options: SearchOptions = {
      // Of what has a theme the reader's language comes first; nothing else tells it apart.
      boostDocument: (key: string, term) =>
        isThemeTerm(term) && lang !== undefined && this.entries.get(key)?.lang !== lang ? 0.5 : 1,
    };
    const all = this.index.search(combine(units, 'AND'), options);
    const found =
      all.length > 0 || units.length < 2 ? all : withMostUnits(this.index.search(combine(units, 'OR'), options), units);
    const hits = new Map<string, SearchHit>();
    for (const result of found) {
      const entry = this.entries.get(String(result.id));
      if (!entry) continue;
      const item = entryKey(entry);
      const known = hits.get(item);
      if (!known && hits.size === limit) continue;
      const matched = [...(known?.matched ?? []), ...this.getMatched(result)];
      hits.set(item, { ...(known ?? this.findIn(lang, item) ?? entry), matched: [...new Set(matched)] });
    }
    return [...hits.values()];
  }

  /** The tags that most items have. */
  suggest(): readonly string[] {
    const first = [...this.items.values()].flatMap(([key = '']) => this.entries.get(key) ?? []);
    return frequentTags(first);
  }

  /** An item's text in a language. */
  private findIn(lang: string | undefined, item: string): SearchEntry | undefined {
    const all = [...(this.items.get(item) ?? [])].map((key) => this.entries.get(key));
    return all.find((entry) => lang !== undefined && entry?.lang === lang);
  }

  /** Forgets what the index knows of an item. */
  private renew(item: string): void {
    for (const key of this.items.get(item) ?? []) {
      this.index.discard(key);
      this.entries.delete(key);
    }
    this.items.delete(item);
    this.renewed.add(item);
  }

  private async loadStemmers(entries: readonly SearchEntry[]): Promise<void> {
    const languages = new Set(entries.map(({ lang }) => lang));
    await Promise.all(
      [...languages].map(async (lang) => {
        if (lang === undefined || this.stemmers.has(lang)) return;
        this.stemmers.set(lang, await loadStemmer(lang));
        this.themes = undefined;
      }),
    );
  }

  private toTerms(entry: SearchEntry, field: string): string {
    const { lang = '', themes = [] } = entry;
    if (field === themeField) return themes.map(toThemeTerm).join(' ');
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
    // A theme is not in the texts.
    const inTexts = terms.filter((term) => !isThemeTerm(term));
    return inTexts.flatMap((term) => [...(this.stems.get(term) ?? [term])]);
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
