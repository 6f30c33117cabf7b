import { QueryLanguages } from '../search-index/QueryLanguages';
import { entryKey, packShard, type SearchEntry } from '../search-index/searchEntry';
import type { RankedFields } from '../search-index/rankAsNamed';
import type { Stemmer } from '../search-index/stemmers/Stemmer';
import { getText, getWords, indexFields, toCodeTerms, toStems, wordFields } from '../search-index/toTerms';
import { ByteWriter } from './ByteWriter';
import { writeContainer } from './container';
import { GrowingIntegers } from './GrowingIntegers';
import { sortByNumber } from './sortByNumber';

/** Settings in the header of a packed index. */
export interface PackedSettings {
  readonly documents: number;
  /** Languages of the documents. Documents refer to them by position. */
  readonly languages: readonly string[];
  /** The different combinations of fields by which results are ranked. Documents refer to them by position. */
  readonly ranked: readonly RankedFields[];
}

/** The highest number of occurrences that a posting stores. More occurrences hardly change the rank. */
const maxFrequency = 15;
/** Pairs of a stem and a word are stored as one number, because sets of numbers need little memory. */
const pairFactor = 2 ** 26;

/** Collects the postings of documents: in which documents and fields a term occurs. */
class Postings {
  readonly ids = new Map<string, number>();
  readonly pairs = new Set<number>();
  private readonly terms = new GrowingIntegers();
  private readonly documents = new GrowingIntegers();
  private readonly places = new GrowingIntegers();

  /** Adds the terms of a field. Returns the number of different terms, which is 1 for an empty field. */
  add(document: number, field: number, terms: readonly string[]): number {
    const counts = new Map<number, number>();
    for (const term of terms) {
      const id = this.getId(term);
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    for (const [id, count] of counts) {
      this.terms.push(id);
      this.documents.push(document);
      this.places.push(field * (maxFrequency + 1) + Math.min(count, maxFrequency));
    }
    return Math.max(counts.size, 1);
  }

  /** Stores the word that has a stem, because results name the words that matched. */
  addStem(stem: string, word: string): void {
    this.pairs.add(this.getId(stem) * pairFactor + this.getId(word));
  }

  private getId(term: string): number {
    const id = this.ids.get(term) ?? this.ids.size;
    this.ids.set(term, id);
    return id;
  }

  /** Encodes the postings of each term in the order of `sorted`. Returns the bytes, and the start of each term. */
  encode(sorted: readonly string[]): { readonly bytes: Uint8Array; readonly offsets: Uint32Array } {
    const { positions, starts } = sortByNumber(this.terms.toArray(), this.ids.size);
    const writer = new ByteWriter();
    const offsets = new Uint32Array(sorted.length + 1);
    sorted.forEach((term, index) => {
      offsets[index] = writer.length;
      const id = this.ids.get(term) ?? 0;
      this.encodeTerm(writer, positions.subarray(starts[id], starts[id + 1]));
    });
    offsets[sorted.length] = writer.length;
    return { bytes: writer.toBytes(), offsets };
  }

  private encodeTerm(writer: ByteWriter, postings: Uint32Array): void {
    const [documents, places] = [this.documents.toArray(), this.places.toArray()];
    const byField = new Map<number, number[]>();
    for (const posting of postings) {
      const field = Math.floor((places[posting] ?? 0) / (maxFrequency + 1));
      const list = byField.get(field);
      if (list) list.push(posting);
      else byField.set(field, [posting]);
    }
    for (const [field, list] of byField) {
      writer.writeInteger(field);
      writer.writeInteger(list.length);
      let last = -1;
      for (const posting of list) {
        const document = documents[posting] ?? 0;
        const frequency = (places[posting] ?? 0) % (maxFrequency + 1);
        // The lowest bit says whether a frequency above 1 follows.
        writer.writeInteger((document - last) * 2 + (frequency > 1 ? 1 : 0));
        if (frequency > 1) writer.writeInteger(frequency);
        last = document;
      }
    }
  }
}

/** A list of different combinations of fields. */
class RankedList {
  readonly all: RankedFields[] = [];
  private readonly positions = new Map<string, number>();

  /** Returns the position of the entry's combination. */
  add({ kind, type, day, lastDay }: RankedFields): number {
    const key = `${kind} ${type ?? ''} ${day ?? ''} ${lastDay ?? ''}`;
    const position = this.positions.get(key) ?? this.all.length;
    if (position === this.all.length)
      this.all.push({
        kind,
        ...(type !== undefined && { type }),
        ...(day !== undefined && { day }),
        ...(lastDay !== undefined && { lastDay }),
      });
    this.positions.set(key, position);
    return position;
  }
}

/** Packs entries into an index that a `PackedSearcher` searches without unpacking it. Entries without a language are not stemmed. */
export async function packIndex(entries: readonly SearchEntry[]): Promise<Uint8Array> {
  const queryLanguages = new QueryLanguages();
  await queryLanguages.load(entries.map(({ lang }) => lang));
  const { stemmers } = queryLanguages;
  const languages = [...new Set(entries.map(({ lang = '' }) => lang))];
  const postings = new Postings();
  const lengths = new Uint8Array(entries.length * indexFields.length);
  const items = new Map<string, number>();
  const itemNumbers = new Uint32Array(entries.length);
  const languageNumbers = new Uint8Array(entries.length);
  const ranked = new RankedList();
  const rankedNumbers = new Uint32Array(entries.length);
  const texts = new ByteWriter();
  const textOffsets = new Uint32Array(entries.length + 1);
  const encoder = new TextEncoder();
  entries.forEach((entry, document) => {
    const { lang = '' } = entry;
    toFields(entry, stemmers.get(lang), postings).forEach((terms, field) => {
      lengths[document * indexFields.length + field] = Math.min(postings.add(document, field, terms), 255);
    });
    const key = entryKey(entry);
    const item = items.get(key) ?? items.size;
    items.set(key, item);
    itemNumbers[document] = item;
    languageNumbers[document] = languages.indexOf(lang);
    rankedNumbers[document] = ranked.add(entry);
    texts.writeBytes(encoder.encode(JSON.stringify(packShard([entry]))));
    textOffsets[document + 1] = texts.length;
  });
  const sorted = [...postings.ids.keys()].sort();
  const { bytes, offsets } = postings.encode(sorted);
  return writeContainer({ documents: entries.length, languages, ranked: ranked.all } satisfies PackedSettings, {
    terms: encoder.encode(sorted.join('\n')),
    postings: bytes,
    postingOffsets: toBytes(offsets),
    lengths,
    texts: texts.toBytes(),
    textOffsets: toBytes(textOffsets),
    languages: languageNumbers,
    ranked: toBytes(rankedNumbers),
    items: toBytes(itemNumbers),
    itemKeys: encoder.encode([...items.keys()].join('\n')),
    ...packStems(postings, sorted),
  });
}

/** Returns the terms of each field of an entry, in the order of `indexFields`. */
function toFields(entry: SearchEntry, stem: Stemmer | undefined, postings: Postings): readonly (readonly string[])[] {
  const { lang = '' } = entry;
  const words = wordFields.map((field) => getWords(entry, field));
  const stems = wordFields.map((field) =>
    (stem ? toStems(getText(entry, field), lang, stem) : []).map(([term, word]) => {
      postings.addStem(term, word);
      return term;
    }),
  );
  return [...words, ...stems, toCodeTerms(entry)];
}

/** Packs the words of each stem: pairs of term numbers, sorted by stem. */
function packStems({ pairs, ids }: Postings, sorted: readonly string[]) {
  const ranks = new Uint32Array(ids.size);
  sorted.forEach((term, rank) => (ranks[ids.get(term) ?? 0] = rank));
  const ranked = Float64Array.from(pairs, (pair) => {
    const [stem, word] = [Math.floor(pair / pairFactor), pair % pairFactor];
    return (ranks[stem] ?? 0) * pairFactor + (ranks[word] ?? 0);
  }).sort();
  return {
    stems: toBytes(Uint32Array.from(ranked, (pair) => Math.floor(pair / pairFactor))),
    stemWords: toBytes(Uint32Array.from(ranked, (pair) => pair % pairFactor)),
  };
}

function toBytes({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
