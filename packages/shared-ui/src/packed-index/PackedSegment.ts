import { type SearchEntry, unpackShard } from '../search-index/searchEntry';
import type { RankedFields } from '../search-index/rankAsNamed';
import { indexFields } from '../search-index/toTerms';
import { readContainer, type Sections } from './container';
import type { PackedSettings } from './packIndex';
import { sortByNumber } from './sortByNumber';

/** The documents with a term in one field, in ascending order, and how often each contains the term. */
export interface FieldPostings {
  readonly field: number;
  readonly documents: Uint32Array;
  readonly frequencies: Uint8Array;
}

const decoder = new TextDecoder();

/** A part of an index that cannot change, except that documents can be deleted. Its bytes are read in place. */
export class PackedSegment {
  readonly languages: readonly string[];
  /** All terms, sorted. */
  readonly terms: readonly string[];
  readonly documents: number;
  /** Keys of the items by number. */
  readonly itemKeys: readonly string[];
  /** Sums of the lengths of each field in documents that are not deleted. */
  readonly totalLengths = new Float64Array(indexFields.length);
  liveDocuments = 0;
  /** The different combinations of fields by which results are ranked. */
  readonly ranked: readonly RankedFields[];
  private readonly isDeleted: Uint8Array;
  private readonly postings: Uint8Array;
  private readonly postingOffsets: Uint32Array;
  private readonly lengths: Uint8Array;
  private readonly texts: Uint8Array;
  private readonly textOffsets: Uint32Array;
  private readonly languageNumbers: Uint8Array;
  private readonly rankedNumbers: Uint32Array;
  private readonly items: Uint32Array;
  private readonly stems: Uint32Array;
  private readonly stemWords: Uint32Array;
  /** Documents sorted by item, and the start of each item. */
  private readonly byItem: Uint32Array;
  private readonly itemStarts: Uint32Array;
  private itemNumbers: ReadonlyMap<string, number> | undefined;

  /** @throws Error if the bytes are not a packed index */
  constructor(bytes: Uint8Array) {
    const { settings, sections } = readContainer(bytes);
    // The cast is safe, because `packIndex` writes the settings of this version.
    const { documents, languages, ranked } = settings as PackedSettings;
    this.documents = documents;
    this.languages = languages;
    this.ranked = ranked;
    this.terms = toLines(sections, 'terms');
    this.itemKeys = toLines(sections, 'itemKeys');
    this.postings = getSection(sections, 'postings');
    this.postingOffsets = toIntegers(sections, 'postingOffsets');
    this.lengths = getSection(sections, 'lengths');
    this.texts = getSection(sections, 'texts');
    this.textOffsets = toIntegers(sections, 'textOffsets');
    this.languageNumbers = getSection(sections, 'languages');
    this.rankedNumbers = toIntegers(sections, 'ranked');
    this.items = toIntegers(sections, 'items');
    this.stems = toIntegers(sections, 'stems');
    this.stemWords = toIntegers(sections, 'stemWords');
    this.isDeleted = new Uint8Array(documents);
    for (let document = 0; document < documents; document += 1) this.count(document, 1);
    ({ positions: this.byItem, starts: this.itemStarts } = sortByNumber(this.items, this.itemKeys.length));
  }

  getLanguage(document: number): string {
    return this.languages[this.languageNumbers[document] ?? 0] ?? '';
  }

  /** Returns the position of a document's combination in `ranked`. */
  getRankedNumber(document: number): number {
    return this.rankedNumbers[document] ?? 0;
  }

  getLength(document: number, field: number): number {
    return this.lengths[document * indexFields.length + field] ?? 1;
  }

  getItemKey(document: number): string {
    return this.itemKeys[this.items[document] ?? 0] ?? '';
  }

  getEntry(document: number): SearchEntry | undefined {
    const text = decoder.decode(this.texts.subarray(this.textOffsets[document], this.textOffsets[document + 1]));
    return unpackShard(JSON.parse(text), this.getLanguage(document))[0];
  }

  /** Returns the documents of an item that are not deleted. */
  getDocuments(itemKey: string): readonly number[] {
    this.itemNumbers ??= new Map(this.itemKeys.map((key, number) => [key, number]));
    const item = this.itemNumbers.get(itemKey);
    if (item === undefined) return [];
    const documents = this.byItem.subarray(this.itemStarts[item], this.itemStarts[item + 1]);
    return [...documents].filter((document) => !this.isDeleted[document]);
  }

  deleteDocument(document: number): void {
    if (this.isDeleted[document]) return;
    this.isDeleted[document] = 1;
    this.count(document, -1);
  }

  /** Returns the postings of a term in each of its fields, without deleted documents. */
  getPostings(term: number): readonly FieldPostings[] {
    const reader = { bytes: this.postings, offset: this.postingOffsets[term] ?? 0 };
    const end = this.postingOffsets[term + 1] ?? 0;
    const fields: FieldPostings[] = [];
    while (reader.offset < end) {
      const field = readInteger(reader);
      const count = readInteger(reader);
      const documents = new Uint32Array(count);
      const frequencies = new Uint8Array(count);
      let [document, live] = [-1, 0];
      for (let posting = 0; posting < count; posting += 1) {
        const value = readInteger(reader);
        document += value >>> 1;
        const frequency = value & 1 ? readInteger(reader) : 1;
        if (this.isDeleted[document]) continue;
        documents[live] = document;
        frequencies[live] = frequency;
        live += 1;
      }
      fields.push({ field, documents: documents.subarray(0, live), frequencies });
    }
    return fields;
  }

  /** Returns the words whose stem is the term. */
  getStemWords(term: number): readonly string[] {
    let [low, high] = [0, this.stems.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.stems[middle] ?? 0) < term) low = middle + 1;
      else high = middle;
    }
    const words: string[] = [];
    for (let at = low; this.stems[at] === term; at += 1) words.push(this.terms[this.stemWords[at] ?? 0] ?? '');
    return words;
  }

  private count(document: number, factor: 1 | -1): void {
    this.liveDocuments += factor;
    for (let field = 0; field < indexFields.length; field += 1)
      this.totalLengths[field] = (this.totalLengths[field] ?? 0) + factor * this.getLength(document, field);
  }
}

function readInteger(reader: { readonly bytes: Uint8Array; offset: number }): number {
  let [value, shift] = [0, 0];
  for (;;) {
    const byte = reader.bytes[reader.offset++] ?? 0;
    value |= (byte & 0x7f) << shift;
    if (byte < 0x80) return value >>> 0;
    shift += 7;
  }
}

function getSection(sections: Sections, name: string): Uint8Array {
  const section = sections[name];
  if (!section) throw new Error(`the packed search index lacks ${name}`);
  return section;
}

function toIntegers(sections: Sections, name: string): Uint32Array {
  const { buffer, byteOffset, byteLength } = getSection(sections, name);
  return new Uint32Array(buffer, byteOffset, byteLength / 4);
}

function toLines(sections: Sections, name: string): readonly string[] {
  const text = decoder.decode(getSection(sections, name));
  return text === '' ? [] : text.split('\n');
}
