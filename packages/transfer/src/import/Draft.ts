import type { SourceField, SourceRecord } from '../formats/SourceRecord';

/** What a row becomes: the fields of an item, to be checked by its schema. */
export interface Draft {
  readonly fields: Readonly<Record<string, unknown>>;
  /** By what it is known again, best first: its DOI, its address, its identifier in a repository. */
  readonly doi?: string | undefined;
  readonly address?: string | undefined;
  /** What was left out or changed, in sentences for the report. */
  readonly notes: readonly string[];
  /** The parts of the row that cannot be read. */
  readonly refusals: readonly Refusal[];
}

/** The reasons why a row is not imported: the field, and a sentence that continues its name. */
export interface Refusal {
  readonly field: string;
  readonly reason: string;
}

export type ImportedKind = 'knowledgeProduct' | 'opportunity';

/** What the fields of a row are read with. */
export interface RowReader {
  /** The texts of a field: the row's, else the default's. */
  readonly all: (field: SourceField) => readonly string[];
  readonly first: (field: SourceField) => string | undefined;
  /** The two apart: a row may have a text that means nothing to the site. */
  readonly given: (field: SourceField) => readonly string[];
  readonly fallback: (field: SourceField) => readonly string[];
  /** Adds a sentence to the report. */
  readonly note: (sentence: string) => void;
  /** Refuses the row. */
  readonly refuse: (field: string, reason: string) => void;
}

/** Reads a row, whose missing fields have the importer's defaults. */
export function createRowReader(
  record: SourceRecord,
  defaults: SourceRecord,
  { notes, refusals }: { readonly notes: string[]; readonly refusals: Refusal[] },
): RowReader {
  const given = (field: SourceField) => (record[field] ?? []).map((text) => text.trim()).filter(Boolean);
  const fallback = (field: SourceField) => defaults[field] ?? [];
  const all = (field: SourceField) => (given(field).length > 0 ? given(field) : fallback(field));
  return {
    all,
    given,
    fallback,
    first: (field) => all(field)[0],
    note: (sentence) => notes.push(sentence),
    refuse: (field, reason) => refusals.push({ field, reason }),
  };
}

/** The same without fields that are undefined. */
export function defined(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
