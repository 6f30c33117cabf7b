import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { frequentTags } from './frequentTags';
import type { Unit } from './parseQuery';
import { combineAll, combineUnits, QueryLanguages } from './QueryLanguages';
import { rankAsNamed } from './rankAsNamed';
import { entryKey, type SearchEntry, type SearchHit } from './searchEntry';
import { codeField, getText, getWords, indexFields, isCodeTerm, toCodeTerms, toStems, type WordField } from './toTerms';

/**
 * Maximum time of an indexing task, in milliseconds. A limit on the number of entries would not work, because the first
 * entries run uncompiled code.
 */
const TASK_DURATION = 5;

export interface SearchSettings {
  readonly limit?: number;
  /** The reader's language. Translated results are shown in this language, even if the text in another language matched. */
  readonly lang?: string | undefined;
  /** The current day, such as `2026-11-28`. By default, the day in UTC. */
  readonly today?: string;
}

interface Document {
  readonly key: string;
  readonly entry: SearchEntry;
}

/** In-memory search of titles, people, summaries and tags, in the languages of its entries. */
export class Searcher {
  private readonly entries = new Map<string, SearchEntry>();
  private readonly items = new Map<string, Set<string>>();
  /** Items that have been replaced with newer versions, which the index does not contain. */
  private readonly renewed = new Set<string>();
  private readonly languages = new QueryLanguages();
  private readonly words = new Set<string>();
  private readonly stems = new Map<string, Set<string>>();
  private readonly index = new MiniSearch<Document>({
    idField: 'key',
    fields: [...indexFields],
    extractField: (document, field) => (field === 'key' ? document.key : this.toTerms(document.entry, field)),
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term || null,
  });

  /** Adds entries in short tasks. Replaces items only with `newer`, because the index may be an hour old, while lists are current. */
  async add(entries: readonly SearchEntry[], { newer = false } = {}): Promise<void> {
    await this.languages.load(entries.map(({ lang }) => lang));
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
    let end = performance.now() + TASK_DURATION;
    for (const [key, entry] of fresh) {
      if (performance.now() >= end) {
        await new Promise((done) => setTimeout(done));
        end = performance.now() + TASK_DURATION;
      }
      this.index.add({ key, entry });
    }
  }

  /** Returns the items that match all words, best first, or else those that match the most words. */
  search(
    query: string,
    { limit = 20, lang, today = new Date().toISOString().slice(0, 10) }: SearchSettings = {},
  ): readonly SearchHit[] {
    const parsed = this.languages.parse(query, {
      isKnown: (word) => this.words.has(word),
      isKnownStem: (stem) => this.stems.has(stem),
    });
    const options: SearchOptions = {
      // Among matches by code, rank the reader's language first, because nothing else distinguishes them.
      boostDocument: (key: string, term) =>
        isCodeTerm(term) && lang !== undefined && this.entries.get(key)?.lang !== lang ? 0.5 : 1,
    };
    const { required: units } = parsed;
    const all = this.index.search(combineAll(parsed), options);
    const isPartial = all.length === 0 && units.length > 1;
    const matches = isPartial ? filterMaxUnits(this.index.search(combineUnits(units, 'OR'), options), units) : all;
    const meanings = parsed.all.flatMap(({ meaning }) => meaning ?? []);
    const results = rankAsNamed(matches, meanings, ({ id }) => this.entries.get(String(id)), today);
    // Show the text in the language that the query names.
    const shownIn = meanings.find(({ language }) => language !== undefined)?.language ?? lang;
    const hits = new Map<string, SearchHit>();
    for (const result of results) {
      const entry = this.entries.get(String(result.id));
      if (!entry) continue;
      const item = entryKey(entry);
      const hit = hits.get(item);
      if (!hit && hits.size === limit) continue;
      const matched = [...(hit?.matched ?? []), ...this.getMatched(result)];
      hits.set(item, {
        ...(hit ?? this.findIn(shownIn, item) ?? entry),
        matched: [...new Set(matched)],
        ...(isPartial && { isPartial }),
      });
    }
    return [...hits.values()];
  }

  suggest(): readonly string[] {
    const first = [...this.items.values()].flatMap(([key = '']) => this.entries.get(key) ?? []);
    return frequentTags(first);
  }

  private findIn(lang: string | undefined, item: string): SearchEntry | undefined {
    const all = [...(this.items.get(item) ?? [])].map((key) => this.entries.get(key));
    return all.find((entry) => lang !== undefined && entry?.lang === lang);
  }

  private renew(item: string): void {
    for (const key of this.items.get(item) ?? []) {
      this.index.discard(key);
      this.entries.delete(key);
    }
    this.items.delete(item);
    this.renewed.add(item);
  }

  private toTerms(entry: SearchEntry, field: string): string {
    const { lang = '' } = entry;
    if (field === codeField) return toCodeTerms(entry).join(' ');
    const wordField = field.replace('Stems', '') as WordField;
    if (field.endsWith('Stems')) {
      const stem = this.languages.stemmers.get(lang);
      const stems = stem ? toStems(getText(entry, wordField), lang, stem) : [];
      for (const [stemTerm, word] of stems) this.stems.set(stemTerm, (this.stems.get(stemTerm) ?? new Set()).add(word));
      return stems.map(([stemTerm]) => stemTerm).join(' ');
    }
    const words = getWords(entry, wordField);
    for (const word of words) this.words.add(word);
    return words.join(' ');
  }

  private getMatched({ terms }: SearchResult): readonly string[] {
    // Leave out codes, because texts do not contain them.
    const inTexts = terms.filter((term) => !isCodeTerm(term));
    return inTexts.flatMap((term) => [...(this.stems.get(term) ?? [term])]);
  }
}

function filterMaxUnits(results: readonly SearchResult[], units: readonly Unit[]): readonly SearchResult[] {
  const counted = results.map((result) => ({
    result,
    count: units.filter(({ terms }) => result.queryTerms.some((term) => terms.includes(term))).length,
  }));
  const max = Math.max(...counted.map(({ count }) => count));
  return counted.filter(({ count }) => count === max).map(({ result }) => result);
}
