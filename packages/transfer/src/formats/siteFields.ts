import type { SourceField, SourceRecord } from './SourceRecord';

/** Fields of the site's own citations without a standard place, such as names that are not inverted. */
const siteFields = [
  'displayedAuthors',
  'corporateAuthor',
  'licence',
  'themes',
  'countries',
] as const satisfies SourceField[];

/** Parses a user-defined field of a RIS record, such as "licence: CC-BY-4.0". Returns undefined for any other text. */
export function readSiteField(text: string): SourceRecord | undefined {
  const [, name = '', value = ''] = /^(\w+): (.*\S)/s.exec(text) ?? [];
  const field = siteFields.find((candidate) => candidate === name);
  return field && { [field]: field === 'themes' || field === 'countries' ? value.split(/\s*;\s*/) : [value] };
}

export function readSiteFields(values: Readonly<Record<string, unknown>>): SourceRecord {
  return Object.fromEntries(
    siteFields.flatMap((field) => {
      const texts = [values[field]].flat().filter((value) => typeof value === 'string');
      return texts.length > 0 ? [[field, texts]] : [];
    }),
  );
}

/** Merges the site's fields into a record. Names in the site's fields replace all names of the record. */
export function withSiteFields(record: SourceRecord, fields: SourceRecord): SourceRecord {
  const hasNames = fields.displayedAuthors !== undefined || fields.corporateAuthor !== undefined;
  return { ...record, ...(hasNames ? { authors: [], corporateAuthor: [] } : {}), ...fields };
}
