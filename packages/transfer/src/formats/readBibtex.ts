import { type BibtexEntry, createParentFinder, splitBibtex } from '@adp/shared-data/import-files';
import { type Creator, type Entry, parse } from '@retorquere/bibtex-parser';
import { shorten } from '../import/texts';
import { toKnowledgeType } from '../import/vocabulary';
import { sortAuthors, withoutOthers } from './authorNames';
import { joinDates } from './citationDates';
import { readSiteFields, withSiteFields } from './siteFields';
import type { SourceField, SourceRecord, SourceRow } from './SourceRecord';

interface BibtexOptions {
  /** Abbreviations and entries to which the text's entries refer. They do not become rows. */
  readonly context?: string | undefined;
  readonly linesBefore?: number;
  readonly onStatus?: (sentence: string) => void;
}

/** Fields that are copied without interpretation. The first field that an entry has takes precedence. */
const fields: Readonly<Record<string, readonly string[]>> = {
  lang: ['langid', 'language'],
  type: ['type'],
  isbn: ['isbn'],
  series: ['series'],
  pages: ['pagetotal'],
  version: ['version', 'edition'],
  licence: ['license', 'copyright', 'rights'],
} satisfies Partial<Record<SourceField, readonly string[]>>;
const publisherFields = ['publisher', 'institution', 'organization', 'school'];
const otherFields =
  'title subtitle author year month day date doi url howpublished keyword abstract note crossref urldate'.split(' ');
/** Fields that BibTeX styles ignore. The site's own citations use them for values without a standard BibTeX field. */
const userFields: Readonly<Record<string, SourceField>> = {
  displayedauthors: 'displayedAuthors',
  corporateauthor: 'corporateAuthor',
  themes: 'themes',
  countries: 'countries',
};
/** Alternative name for `keywords`. The parser sorts `keywords`, but does not change a field with an unknown name. */
const orderedKeywords = 'keywordsinorder';
const readFields = new Set([
  ...Object.values(fields).flat(),
  ...publisherFields,
  ...otherFields,
  orderedKeywords,
  ...Object.keys(userFields),
]);

const types: Readonly<Record<string, string>> = {
  techreport: 'report',
  manual: 'report',
  movie: 'video',
  article: 'article-journal',
};

/** Reads the entries of a BibTeX file, each separately. Throws an Error with one sentence for a file without entries. */
export function* readBibtex(
  text: string,
  { context = '', linesBefore = 0, onStatus }: BibtexOptions = {},
): Generator<SourceRow> {
  const entries = splitBibtex(text);
  const isString = ({ type }: BibtexEntry) => type === 'string';
  if (entries.every(isString) && text.trim() !== '')
    throw new Error('The file has no entry in BibTeX. An entry starts with a line such as "@techreport{".');
  const all = [...splitBibtex(context), ...entries];
  const strings = all.filter(isString).map((entry) => entry.text);
  const findParents = createParentFinder(all);
  const unread = new Set<string>();
  for (const [at, entry] of entries.filter((candidate) => !isString(candidate)).entries()) {
    const input = [...strings, entry.text, ...findParents(entry).map((parent) => parent.text)].join('\n');
    const row = { row: at + 1, ...readEntry(input, linesBefore + entry.line) };
    if ('fieldNames' in row) for (const name of row.fieldNames) if (!readFields.has(name)) unread.add(name);
    yield row;
  }
  if (unread.size > 0) onStatus?.(`Ignored fields: ${[...unread].sort().join(', ')}.`);
}

function readEntry(input: string, line: number) {
  const notes: string[] = [];
  try {
    const { entry, error } = parseEntry(renameKeywords(hideAngles(input)), notes);
    if (error ?? !entry) throw new Error(error ?? 'it has no fields');
    return { ...toRecord(entry, notes), fieldNames: Object.keys(entry.fields) };
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split(/ at line|\n/);
    return { unreadable: `The entry at line ${line} cannot be read: ${reason}.` };
  }
}

function parseEntry(
  input: string,
  notes: string[],
): { readonly entry?: Entry | undefined; readonly error?: string | undefined } {
  const commands: string[] = [];
  const { entries, errors } = parse(input, {
    sentenceCase: false,
    english: false,
    applyCrossRef: true,
    verbatimFields: [/^abstract$/],
    unsupported: (_node, command) => {
      commands.push(`${toPlainText(command)} is unknown and remains unchanged`);
      return command;
    },
  });
  const error = errors[0]?.error;
  // An odd number of dollar signs means that they are currency signs.
  if (error?.includes('Unclosed math') && /(?<!\\)\$/.test(input))
    return parseEntry(input.replaceAll(/(?<!\\)\$/g, '\\$'), notes);
  notes.push(...commands);
  return { entry: entries[0], error };
}

function toRecord({ type, fields: written }: Entry, notes: string[]) {
  const get = (name: string): string[] => {
    const value: unknown = Reflect.get(written, name);
    return [value].flat().flatMap((candidate) => (typeof candidate === 'string' ? [toPlainText(candidate)] : []));
  };
  const record = Object.fromEntries(
    Object.entries(fields).map(([field, names]) => [field, names.map(get).find(({ length }) => length > 0) ?? []]),
  );
  const note = readNote(get('note'));
  const containers = get('howpublished').filter((text) => !/https?:\/\//i.test(text));
  const user = Object.entries(userFields).map(([name, field]) => [
    field,
    get(name).flatMap((text) => text.split(/\s*;\s*/)),
  ]);
  const people = withoutOthers((written.author ?? []).map(toName));
  const parts = [...get('year'), ...get('month'), ...get('day')];
  const dates = joinDates([...get('date'), parts.join(parts.every((part) => /^\d+$/.test(part)) ? '-' : ' ')]);
  const names = sortAuthors(people.names, { isPlainPerson: false });
  const organisations = [...names.corporateAuthor, ...get('corporateauthor')];
  // The parser splits these fields at each "and", so join the parts again.
  const publishers = publisherFields.flatMap((name) =>
    get(name).length > 0 ? [[name, get(name).join(' and ')] as const] : [],
  );
  const whole: SourceRecord = {
    ...record,
    ...names,
    // BibTeX requires an institution for every report, so omit it if it repeats the author.
    publisher: publishers
      .filter(([name, text]) => name === 'publisher' || !organisations.includes(text))
      .map(([, text]) => text),
    title: [[...get('title'), ...get('subtitle')].join(': ')].filter(Boolean),
    type: [...(record.type ?? []), ...note.types, types[type] ?? type],
    version: [...(record.version ?? []), ...note.versions],
    date: dates.date,
    // The site's own citations escape the characters that BibTeX interprets.
    doi: get('doi').map((text) => unescape(text).replaceAll(/%(?:7B|7D|5C)/gi, decodeURIComponent)),
    url: [...get('url'), ...get('howpublished').flatMap((text) => /https?:\/\/\S+/i.exec(text)?.[0] ?? [])].map(
      unescape,
    ),
    tags: [...get(orderedKeywords), ...get('keyword')].flatMap((text) => text.split(/[,;]/)),
    abstract: get('abstract').map((text) => readParagraphs(text, notes)),
  };
  return {
    record: withSiteFields(whole, readSiteFields(Object.fromEntries(user))),
    notes: [
      ...people.notes,
      ...dates.notes,
      ...notes,
      ...[...note.unread, ...containers].map((text) => `omitted: ${shorten(text, 100)}`),
    ],
  };
}

/** Interprets the commands in a field that the parser leaves unchanged. */
function readCommands(text: string, notes: string[]): string {
  if (!/[\\{}$~%]|--|''|``/.test(text)) return text;
  const { entry } = parseEntry(hideAngles(`@misc{a, note = {${text}}}`), notes);
  return toPlainText(entry?.fields.note ?? text);
}

/** Reads paragraphs, which a blank line or `\par` separates, because the parser joins them. */
function readParagraphs(text: string, notes: string[]): string {
  return text
    .split(/\n[ \t\r]*\n|\\par(?![a-z])(?:\{\})?/i)
    .map((paragraph) => readCommands(paragraph, notes).trim())
    .filter(Boolean)
    .join('\n\n');
}

/** Returns "Family, Given". A name in braces has one part, and is usually that of an organisation. */
function toName({ name, lastName = '', prefix, firstName, suffix }: Creator): string {
  // A trailing comma marks an organisation. In scripts without inverted names, braces also enclose persons.
  if (name !== undefined) return toPlainText(name.includes(',') || !name.includes(' ') ? `${name},` : name);
  const family = [prefix, lastName].filter(Boolean).join(' ');
  return toPlainText([family, suffix, firstName].filter(Boolean).join(', '));
}

function readNote([note = '']: readonly string[]) {
  const [match, type = '', version = ''] = /^(?:((?!Version )[^.]{3,40})(?:\. |$))?(?:Version (.+))?$/.exec(note) ?? [];
  const isRead = match !== undefined && (type === '' || toKnowledgeType([type]) !== undefined);
  return isRead
    ? { types: [type].filter(Boolean), versions: [version].filter(Boolean), unread: [] }
    : { types: [], versions: [], unread: [note] };
}

/** Removes unnecessary escapes from a DOI or a URL. Many tools write such escapes. */
function unescape(text: string): string {
  return text
    .replaceAll(/\{?\\text(underscore|asciitilde)\s*(?:\{\})?\}?/g, (_, name: string) =>
      name === 'underscore' ? '_' : '~',
    )
    .replaceAll(/[{$]([<>])[}$]/g, '$1')
    .replaceAll(/\{?\\([_%&#$~{}])(?:\{\})?\}?/g, '$1');
}

// The parser uses angle brackets in its own markup, so private-use characters stand for them.
const [LESS, GREATER] = ['\uE000', '\uE001'];

/** Replaces angle brackets, and the commands that produce them, with private-use characters. */
function hideAngles(text: string): string {
  return text
    .replaceAll(/\\textless(?![a-z])\s*(?:\{\})?|</gi, LESS)
    .replaceAll(/\\textgreater(?![a-z])\s*(?:\{\})?|>/gi, GREATER);
}

const renameKeywords = (text: string) => text.replaceAll(/([,{(]\s*)keywords(?=\s*=)/gi, `$1${orderedKeywords}`);

/** Removes the markup that the parser creates. Replaces a dotless i under an accent. */
function toPlainText(text: string): string {
  return text
    .replaceAll(/<\/?(?:i|b|em|strong|sub|sup|sc)>|<span [^<>]*>|<\/span>/g, '')
    .replaceAll(LESS, '<')
    .replaceAll(GREATER, '>')
    .replaceAll(/ı(?=\p{M})/gu, 'i')
    .replaceAll(/ȷ(?=\p{M})/gu, 'j')
    .normalize('NFC');
}
