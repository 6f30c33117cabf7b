import type { SourceField, SourceRecord } from '../formats/SourceRecord';

export interface Draft {
  readonly fields: Readonly<Record<string, unknown>>;
  /** DOI of the item. Identifiers are used in this order: DOI, URL, identifier in a repository. */
  readonly doi?: string | undefined;
  readonly address?: string | undefined;
  /** Sentences for the report about omitted or changed values. */
  readonly notes: readonly string[];
  readonly refusals: readonly Refusal[];
}

/** Reason why a row is not imported. `reason` continues a sentence that starts with the name of the field. */
export interface Refusal {
  readonly field: string;
  readonly reason: string;
}

export interface RowReader {
  /** Returns the texts of a field from the row. Returns the default values if the row has none. */
  readonly all: (field: SourceField) => readonly string[];
  readonly first: (field: SourceField) => string | undefined;
  /** Returns only the row's own texts, without defaults. They may be impossible to interpret. */
  readonly written: (field: SourceField) => readonly string[];
  readonly fallback: (field: SourceField) => readonly string[];
  readonly note: (sentence: string) => void;
  /** Rejects the row. */
  readonly refuse: (field: string, reason: string) => void;
}

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

export function defined(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
