import { isObject } from '@adp/shared-data/fields';
import { sortAuthors, withoutOthers } from './authorNames';
import { joinDates } from './citationDates';
import { readSiteFields, withSiteFields } from './siteFields';
import type { SourceField, SourceRecord, SourceRow } from './SourceRecord';

type CslItem = Readonly<Record<string, unknown>>;

const variables: Readonly<Record<string, SourceField>> = {
  title: 'title',
  abstract: 'abstract',
  language: 'lang',
  DOI: 'doi',
  ISBN: 'isbn',
  URL: 'url',
  publisher: 'publisher',
  license: 'licence',
  'number-of-pages': 'pages',
  version: 'version',
  edition: 'version',
  'collection-title': 'series',
};
/** Variables that other code reads, or that do not describe the work itself. */
const otherVariables = 'id type author issued genre keyword custom citation-key citation-label accessed'.split(' ');
const readVariables = new Set([...Object.keys(variables), ...otherVariables]);
const types: Readonly<Record<string, string>> = {
  speech: 'presentation',
  motion_picture: 'video',
  graphic: 'infographic',
};

export function isCslItem(item: CslItem): boolean {
  return (
    typeof item.type === 'string' &&
    ['issued', 'author', 'DOI', 'URL', 'citation-key', 'container-title', 'citation-label'].some((name) => name in item)
  );
}

export function readCslItem(item: CslItem): Omit<Extract<SourceRow, { readonly record: object }>, 'row'> {
  const record: Partial<Record<SourceField, readonly string[]>> = {};
  for (const [variable, field] of Object.entries(variables))
    record[field] = [...(record[field] ?? []), ...toTexts(item[variable])];
  const people = withoutOthers(Array.isArray(item.author) ? item.author.filter(isObject).map(toName) : []);
  const { date, notes } = joinDates(toDates(item.issued));
  const whole: SourceRecord = {
    ...record,
    ...sortAuthors(people.names, { isPlainPerson: false }),
    date,
    type: [...toTexts(item.genre), ...toTexts(item.type).map((type) => types[type] ?? type)],
    tags: toTexts(item.keyword).flatMap((text) => text.split(/[,;]/)),
  };
  const unread = Object.keys(item).filter((name) => !readVariables.has(name));
  return {
    record: withSiteFields(whole, isObject(item.custom) ? readSiteFields(item.custom) : {}),
    notes: [...people.notes, ...notes, ...(unread.length > 0 ? [`ignored variables: ${unread.join(', ')}`] : [])],
  };
}

function toTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(toTexts);
  if (typeof value === 'number') return [String(value)];
  // Crossref identifies a licence by its URL.
  if (isObject(value)) return toTexts(value.URL);
  return typeof value === 'string' ? [value] : [];
}

/** Returns "Family, Suffix, Given". A name without parts receives a trailing comma, which marks an organisation. */
function toName(author: CslItem): string {
  const get = (...parts: readonly string[]) => parts.flatMap((part) => toTexts(author[part])).join(' ');
  const family = get('non-dropping-particle', 'dropping-particle', 'family');
  return family === '' ? `${get('literal')},` : [family, get('suffix'), get('given')].filter(Boolean).join(', ');
}

function toDates(issued: unknown): string[] {
  if (!isObject(issued)) return toTexts(issued);
  const [parts]: unknown[] = Array.isArray(issued['date-parts']) ? issued['date-parts'] : [];
  const date = toTexts(parts).join('-');
  return date === '' ? [...toTexts(issued.raw), ...toTexts(issued.literal)] : [date];
}
