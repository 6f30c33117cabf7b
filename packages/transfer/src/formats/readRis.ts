import { splitRis } from '@adp/shared-data/import-files';
import { toDoi } from '../import/addresses';
import { sortAuthors, withoutOthers } from './authorNames';
import { joinDates } from './citationDates';
import { readSiteField, withSiteFields } from './siteFields';
import type { SourceField, SourceRecord, SourceRow } from './SourceRecord';

interface CitationOptions {
  readonly linesBefore?: number;
  readonly onStatus?: (sentence: string) => void;
}

/** Tags that are copied without interpretation. The second half of the list contains PubMed's tags. */
const fields: Readonly<Record<string, SourceField>> = {
  TI: 'title',
  T1: 'title',
  CT: 'title',
  BT: 'title',
  AB: 'abstract',
  N2: 'abstract',
  KW: 'tags',
  LA: 'lang',
  DO: 'doi',
  DI: 'doi',
  UR: 'url',
  LK: 'url',
  L1: 'file',
  PB: 'publisher',
  ET: 'version',
  T3: 'series',
  M3: 'type',
  OT: 'tags',
  MH: 'tags',
  PT: 'type',
};
const authorTags = ['AU', 'A1', 'FAU', 'CN'];
/** Date tags, in order of precedence. `DA` may lack a year, or be the day on which the entry was created. */
const dateTags = ['PY', 'Y1', 'DP', 'DA'];
const otherTags = ['TY', 'T2', 'SP', 'EP', 'SN', 'Y2', 'ID', 'ER', 'PMID', 'LID', 'AID'];
/** Ignored tags. An unknown tag is still recognized if it is in the position that the format requires. */
const unreadTags =
  'A2 A3 A4 AD AN AV C1 CA CP CY DB DS ED EM IP IS J1 J2 JA JF JO JT L2 L3 L4 LB M1 M2 N1 NV OP PG PP RI RN RP SE SO ST SV TA TT U1 U2 U3 U4 U5 VI VL VO';
const knownTags = new Set([...Object.keys(fields), ...authorTags, ...dateTags, ...otherTags, ...unreadTags.split(' ')]);
/** First user-defined tag. The site's own citations use it for values that RIS has no tag for. */
const userTag = 'U1';
const readTags = new Set([...Object.keys(fields), ...authorTags, ...dateTags, ...otherTags]);

const types: Readonly<Record<string, string>> = {
  RPRT: 'report',
  GOVDOC: 'report',
  DATA: 'dataset',
  SLIDE: 'presentation',
  VIDEO: 'video',
  MPCT: 'video',
  ADVS: 'video',
  FIGURE: 'infographic',
  CHART: 'infographic',
  JOUR: 'article-journal',
  CONF: 'paper-conference',
};
/** Types of works whose `SP` is the first page in a volume, and not the number of pages. */
const partOfVolume = /^(?:E?JOUR|JFULL|MGZN|NEWS|CONF|CPAPER|E?CHAP|ABST|INPR)$/;
/** Types of works whose `T2` is a series. For other types, `T2` is the volume that contains the work. */
const hasSeries = /^(?:RPRT|BOOK)$/;

/** Reads RIS or PubMed's own format, in the variants that tools export. Throws an Error with one sentence. */
export function* readRis(text: string, { linesBefore = 0, onStatus }: CitationOptions = {}): Generator<SourceRow> {
  const entries = splitRis(text);
  if (entries.length === 0 && text.trim() !== '')
    throw new Error('The file has no entry in RIS. An entry starts with a line such as "TY  - RPRT".');
  const unread = new Set<string>();
  for (const [at, entry] of entries.entries()) {
    const tags = parseTags(entry.text);
    for (const tag of tags.keys()) if (!isRead(tag, tags)) unread.add(tag);
    if ([...tags.keys()].every((tag) => otherTags.includes(tag)))
      yield { row: at + 1, unreadable: `The entry at line ${linesBefore + entry.line} has no known field.` };
    else yield { row: at + 1, ...toRecord(tags) };
  }
  if (unread.size > 0) onStatus?.(`Ignored fields: ${[...unread].sort().join(', ')}.`);
}

type Tags = ReadonlyMap<string, readonly string[]>;

const getType = (tags: Tags) =>
  /\w+/.exec(tags.get('TY')?.[0] ?? '')?.[0].toUpperCase() ?? (tags.has('PMID') ? 'JOUR' : '');

function isRead(tag: string, tags: Tags): boolean {
  const type = getType(tags);
  if (tag === 'T2') return hasSeries.test(type);
  if (tag === 'SN') return tags.get(tag)?.some((text) => findIsbn(text).length > 0) === true;
  if (tag === userTag) return tags.get(tag)?.every(readSiteField) === true;
  return readTags.has(tag) && !(partOfVolume.test(type) && /^[SE]P$/.test(tag));
}

/** Collects the values of a record by tag until the record ends. A line without a tag continues the previous value. */
function parseTags(text: string): Tags {
  const tags = new Map<string, string[]>();
  let values: string[] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [tag, value] = readLine(line) ?? [];
    if (tag === 'ER') break;
    if (tag === undefined) values.push(`${values.pop() ?? ''}\n${line.trim()}`);
    else {
      values = tags.get(tag) ?? [];
      values.push(value ?? '');
      tags.set(tag, values);
    }
  }
  return tags;
}

function readLine(line: string): [tag: string, value: string] | undefined {
  const [, written = '', spaces = '', value = ''] =
    /^[\s\uFEFF]*([a-z][a-z0-9]{1,3})([ \t]{0,3})-(?:[ \t]+(.*))?$/i.exec(line) ?? [];
  if (written === '') return undefined;
  const tag = written.toUpperCase();
  // A tag and its spaces occupy four characters. Ordinary text may also have a hyphen in that position.
  const isAligned = written.length + spaces.length === 4;
  const isTag = knownTags.has(tag) ? isAligned || tag === written : isAligned && tag === written;
  return isTag ? [tag, value.trim()] : undefined;
}

function toRecord(tags: Tags): { readonly record: SourceRecord; readonly notes: readonly string[] } {
  const all = (...names: readonly string[]) =>
    names
      .flatMap((name) => tags.get(name) ?? [])
      .map((value) => value.trim())
      .filter(Boolean);
  const record: Partial<Record<SourceField, readonly string[]>> = {};
  for (const [tag, field] of Object.entries(fields)) {
    const earlier = record[field] ?? [];
    const values = [...earlier, ...all(tag).filter((value) => !earlier.includes(value))];
    // Remove duplicates, except from an abstract, which may repeat a paragraph.
    if (values.length > 0) record[field] = field === 'abstract' ? values : [...new Set(values)];
  }
  const type = getType(tags);
  const people = withoutOthers(toAuthors(all));
  const { date, notes } = joinDates(all(...dateTags));
  const titles = record.title ?? [];
  const links = toLinks(record, all);
  const whole: SourceRecord = {
    ...record,
    ...sortAuthors(people.names, { isPlainPerson: false }),
    date,
    title: titles.slice(0, 1),
    type: [...(record.type ?? []), types[type] ?? type.toLowerCase()],
    abstract: [(record.abstract ?? []).join('\n\n')].filter(Boolean),
    // PubMed marks the main subjects with an asterisk.
    tags: [...all('KW', 'OT'), ...all('MH').map((text) => text.replaceAll('*', ''))].flatMap((text) => text.split(';')),
    lang: (record.lang ?? []).flatMap((text) => text.split(/[;,]/)),
    series: record.series ?? (hasSeries.test(type) ? all('T2') : []),
    pages: partOfVolume.test(type) || all('EP').length > 0 ? [] : all('SP'),
    isbn: all('SN').flatMap(findIsbn),
    ...links,
  };
  return {
    record: withSiteFields(whole, mergeRecords(all(userTag).flatMap((text) => readSiteField(text) ?? []))),
    notes: [...people.notes, ...notes, ...noteOthers('title', titles), ...noteOthers('doi', links.doi)],
  };
}

function mergeRecords(records: readonly SourceRecord[]): SourceRecord {
  const merged = new Map<string, readonly string[]>();
  for (const [field, values] of records.flatMap((record) => Object.entries(record)))
    merged.set(field, [...(merged.get(field) ?? []), ...values]);
  return Object.fromEntries(merged);
}

const noteOthers = (field: SourceField, [, ...others]: readonly string[]) =>
  others.length > 0 ? [`${field}: the first of ${others.length + 1}, without ${others.join('; ')}`] : [];

function toAuthors(all: (...names: readonly string[]) => string[]): string[] {
  // PubMed lists each author twice: in full and with initials.
  const full = all('FAU');
  const names = (full.length > 0 ? full : all('AU', 'A1')).flatMap((text) =>
    text.endsWith(',') ? [text] : text.split(/\s*;\s*/),
  );
  return [...new Set([...names, ...all('CN').map((name) => `${name},`)])];
}

/** Returns the DOI and URLs, which several fields may contain. PubMed's entries have a page there. */
function toLinks({ doi = [], url = [], type = [] }: SourceRecord, all: (...names: readonly string[]) => string[]) {
  const written = [...doi, ...type.filter((text) => /^10\.\d{4,9}\/\S+$/.test(text))];
  const ids = all('LID', 'AID').flatMap((text) => /^(10\..*\S)\s*\[doi\]$/i.exec(text)?.[1] ?? []);
  const [pubmed] = all('PMID');
  return {
    doi: [...new Set([...written, ...ids].map((text) => toDoi(text) ?? text))],
    url: [
      ...url.flatMap((text) => text.split(/\s*[;\n]\s*(?=https?:)/i)),
      ...(pubmed === undefined ? [] : [`https://pubmed.ncbi.nlm.nih.gov/${pubmed}/`]),
    ],
  };
}

/** Finds an ISBN in a text. The text may also contain an ISSN, which is shorter. */
function findIsbn(text: string): string[] {
  const [number = ''] = /(?:97[89][- ]?)?\d[\d -]{7,}[\dX]/i.exec(text) ?? [];
  return /^(?:\d{9}[\dX]|\d{13})$/i.test(number.replaceAll(/[ -]/g, '')) ? [number] : [];
}
