import type { SourceField, SourceRecord } from '../formats/SourceRecord';

/** The fields of an item from a row, before its schema checks them. */
export interface Draft {
  readonly fields: Readonly<Record<string, unknown>>;
  /** Identifiers of the item, best first: DOI, URL, identifier in a repository. */
  readonly doi?: string | undefined;
  readonly address?: string | undefined;
  /** Sentences for the report about omitted or changed values. */
  readonly notes: readonly string[];
  /** The parts of the row that cannot be read. */
  readonly refusals: readonly Refusal[];
}

/** A reason why a row is not imported: the field, and the rest of a sentence that starts with its name. */
export interface Refusal {
  readonly field: string;
  readonly reason: string;
}

/** Functions that read the fields of a row. */
export interface RowReader {
  /** Returns a field's texts from the row, or the defaults if the row has none. */
  readonly all: (field: SourceField) => readonly string[];
  readonly first: (field: SourceField) => string | undefined;
  /** Return the texts of the row and the defaults separately, because the site may not understand a text of the row. */
  readonly written: (field: SourceField) => readonly string[];
  readonly fallback: (field: SourceField) => readonly string[];
  /** Adds a sentence to the report. */
  readonly note: (sentence: string) => void;
  /** Rejects the row. */
  readonly refuse: (field: string, reason: string) => void;
}

/** Creates a reader for a row, whose missing fields have the importer's defaults. */
export function createRowReader(
  record: SourceRecord,
  defaults: SourceRecord,
  { notes, refusals }: { readonly notes: string[]; readonly refusals: Refusal[] },
): RowReader {
  const written = (field: SourceField) => (record[field] ?? []).map((text) => text.trim()).filter(Boolean);
  const fallback = (field: SourceField) => defaults[field] ?? [];
  const all = (field: SourceField) => (written(field).length > 0 ? written(field) : fallback(field));
  return {
    all,
    written,
    fallback,
    first: (field) => all(field)[0],
    note: (sentence) => notes.push(sentence),
    refuse: (field, reason) => refusals.push({ field, reason }),
  };
}

/** Returns the fields that are not undefined. */
export function defined(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
