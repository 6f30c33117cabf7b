import MiniSearch from 'minisearch';
import { fold } from '../format/fold';
import { entryKey, type SearchEntry } from './searchEntry';

/** Entries indexed in one task: about 3 ms of work here, 12 ms on a slow phone. */
const slice = 40;

/** Searches titles, people, summaries and tags in memory. */
export class Searcher {
  private readonly entries = new Map<string, SearchEntry>();
  private readonly index = new MiniSearch<{ key: string } & SearchEntry>({
    idField: 'key',
    fields: ['title', 'tags', 'people', 'summary'],
    extractField: (document, field) => {
      const value: unknown = Reflect.get(document, field);
      return Array.isArray(value) ? value.join(' ') : String(value ?? '');
    },
    processTerm: (term) => fold(term) || null,
  });

  /**
   * Adds entries in slices, so that the page stays responsive. A known entry is
   * replaced only if `newer` is set: the index may be an hour old, the lists are not.
   */
  async add(entries: readonly SearchEntry[], { newer = false } = {}): Promise<void> {
    const fresh = new Map<string, SearchEntry>();
    for (const entry of entries) {
      const key = entryKey(entry);
      const known = this.entries.get(key);
      if (known && !newer) continue;
      if (known) this.index.discard(key);
      fresh.set(key, entry);
      this.entries.set(key, entry);
    }
    await this.index.addAllAsync(
      [...fresh].map(([key, entry]) => ({ key, ...entry })),
      { chunkSize: slice },
    );
  }

  /** The entries that match a query, the best first. All its words must occur; if no entry has all, any of them. */
  search(query: string, { limit = 20 } = {}): readonly SearchEntry[] {
    // Longer than any title, and each word costs time.
    const words = query.slice(0, 150);
    const found = this.find(words, 'AND');
    return (found.length > 0 ? found : this.find(words, 'OR')).slice(0, limit);
  }

  private find(query: string, combineWith: 'AND' | 'OR'): readonly SearchEntry[] {
    const results = this.index.search(query, {
      combineWith,
      boost: { title: 3, tags: 2, people: 2 },
      // One typing error in words of four to seven letters, two in longer ones; none in short words, where it makes another word.
      fuzzy: (term) => (term.length < 4 ? false : term.length < 8 ? 1 : 2),
      prefix: (term, place, terms) => term.length > 1 && place === terms.length - 1,
      weights: { fuzzy: 0.3, prefix: 0.6 },
    });
    return results.flatMap(({ id }) => this.entries.get(String(id)) ?? []);
  }
}
