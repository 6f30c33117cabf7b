import { type BibtexEntry, createParentFinder, splitBibtex } from '@adp/shared-data/import-files';
import { type Creator, type Entry, parse } from '@retorquere/bibtex-parser';
import { sortAuthors, withoutOthers } from './authorNames';
import { joinDates } from './citationDates';
import type { SourceField, SourceRecord, SourceRow } from './SourceRecord';

interface BibtexOptions {
  /** Abbreviations and entries to which the text's entries refer. They are not rows. */
  readonly context?: string | undefined;
  /** Number of lines in the file before the text. */
  readonly linesBefore?: number;
  /** Receives one sentence about the file as a whole. */
  readonly onStatus?: (sentence: string) => void;
}

/** Fields whose values are used verbatim. The first one that an entry has counts. */
const fields: Readonly<Record<string, readonly string[]>> = {
  ...{ abstract: ['abstract'], lang: ['langid', 'language'], type: ['type'], isbn: ['isbn'], series: ['series'] },
  ...{ publisher: ['publisher', 'institution', 'organization', 'school'], pages: ['pagetotal'] },
  ...{ version: ['version', 'edition'], licence: ['license', 'copyright', 'rights'] },
} satisfies Partial<Record<SourceField, readonly string[]>>;
const otherFields =
  'title subtitle author year month day date doi url howpublished keywords keyword note crossref urldate'.split(' ');
const readFields = new Set([...Object.values(fields).flat(), ...otherFields]);

/** Entry types, with their names elsewhere. */
const types: Readonly<Record<string, string>> = {
  ...{ techreport: 'report', manual: 'report', movie: 'video', article: 'article-journal' },
};

/**
 * Reads the entries of a BibTeX or BibLaTeX file, each separately, so that an error in one does not affect others.
 * @throws Error of one sentence if the text has no entry
 */
export function* readBibtex(
  text: string,
  { context = '', linesBefore = 0, onStatus }: BibtexOptions = {},
): Generator<SourceRow> {
  const entries = splitBibtex(text);
  const isString = ({ type }: BibtexEntry) => type === 'string';
  if (entries.every(isString) && text.trim() !== '')
    throw new Error('The file has no entry that can be read as BibTeX: an entry begins such as "@techreport{".');
  const all = [...splitBibtex(context), ...entries];
  const strings = all.filter(isString).map((entry) => entry.text);
  const findParents = createParentFinder(all);
  const unread = new Set<string>();
  for (const [at, entry] of entries.filter((one) => !isString(one)).entries()) {
    const input = [...strings, entry.text, ...findParents(entry).map((parent) => parent.text)].join('\n');
    const row = { row: at + 1, ...readEntry(input, linesBefore + entry.line) };
    if ('fieldNames' in row) for (const name of row.fieldNames) if (!readFields.has(name)) unread.add(name);
    yield row;
  }
  if (unread.size > 0) onStatus?.(`Fields that are not read: ${[...unread].sort().join(', ')}.`);
}

function readEntry(input: string, line: number) {
  const notes: string[] = [];
  try {
    const { entries, errors } = parse(hideAngles(input), {
      ...{ sentenceCase: false, english: false, applyCrossRef: true },
      unsupported: (_node, command) => {
        notes.push(`${toPlainText(command)} is not known, and left as it is written`);
        return command;
      },
    });
    const [entry] = entries;
    const [error] = errors;
    if (error ?? !entry) throw new Error(error?.error ?? 'it has no fields');
    return { ...toRecord(entry, notes), fieldNames: Object.keys(entry.fields) };
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split(/ at line|\n/);
    return { unreadable: `The entry at line ${line} cannot be read: ${reason}.` };
  }
}

function toRecord({ type, fields: written }: Entry, notes: string[]) {
  const get = (name: string): string[] => {
    const value: unknown = Reflect.get(written, name);
    return [value].flat().flatMap((one) => (typeof one === 'string' ? [toPlainText(one)] : []));
  };
  const record = Object.fromEntries(
    Object.entries(fields).map(([field, names]) => [field, names.map(get).find(({ length }) => length > 0) ?? []]),
  );
  const note = readNote(get('note'));
  const people = withoutOthers((written.author ?? []).map(toName));
  const parts = [...get('year'), ...get('month'), ...get('day')];
  // The parser converts month names to numbers.
  const dates = joinDates([...get('date'), parts.join(parts.every((part) => /^\d+$/.test(part)) ? '-' : ' ')]);
  return {
    record: {
      ...record,
      ...sortAuthors(people.names, { isPlainPerson: false }),
      title: [[...get('title'), ...get('subtitle')].join(': ')].filter(Boolean),
      type: [...(record.type ?? []), ...note.types, types[type] ?? type],
      version: [...(record.version ?? []), ...note.versions],
      date: dates.date,
      doi: get('doi').map(unescape),
      url: [...get('url'), ...get('howpublished').flatMap((text) => /https?:\/\/\S+/i.exec(text)?.[0] ?? [])].map(
        unescape,
      ),
      tags: [...get('keywords'), ...get('keyword')].flatMap((text) => readCommands(text).split(/[,;]/)),
    } satisfies SourceRecord,
    notes: [...people.notes, ...dates.notes, ...notes],
  };
}

/** The parser leaves keywords as they are written, although they contain accent commands like other texts. */
function readCommands(text: string): string {
  if (!/[\\{}]/.test(text)) return text;
  const [entry] = parse(`@misc{a, note = {${text}}}`, { unsupported: (_node, command) => command }).entries;
  return toPlainText(entry?.fields.note ?? text);
}

/** Returns "Family, Given", or the name as it is. A name in braces has only one part, as a mononym has. */
function toName({ name, lastName = '', prefix, firstName, suffix }: Creator): string {
  // A trailing comma marks an organisation.
  if (name !== undefined) return toPlainText(name.includes(',') ? `${name},` : name);
  const family = [prefix, lastName].filter(Boolean).join(' ');
  return toPlainText([family, suffix, firstName].filter(Boolean).join(', '));
}

/** Reads the note of our own citations, which contains what styles have no other field for: "Dataset. Version 1.0". */
function readNote([note = '']: readonly string[]) {
  const [, type = '', version = ''] = /^(?:([^.]{3,40})(?:\. |$))?(?:Version (.+))?$/.exec(note) ?? [];
  return { types: [type].filter(Boolean), versions: [version].filter(Boolean) };
}

/** Removes escapes that are unnecessary in a DOI or a URL, but that many tools write there. */
function unescape(text: string): string {
  return text
    .replaceAll(/\{?\\text(underscore|asciitilde)\s*(?:\{\})?\}?/g, (_, name: string) =>
      name === 'underscore' ? '_' : '~',
    )
    .replaceAll(/[{$]([<>])[}$]/g, '$1')
    .replaceAll(/\{?\\([_%&#$~{}])(?:\{\})?\}?/g, '$1');
}

// The parser reads angle brackets as punctuation, as old TeX fonts print them. They also look the same as those of the parser's own markup.
const [LESS, GREATER] = ['\uE000', '\uE001'];

/** Replaces angle brackets, and the commands for them, with private-use characters. */
function hideAngles(text: string): string {
  return text
    .replaceAll(/\\textless(?![a-z])\s*(?:\{\})?|</gi, LESS)
    .replaceAll(/\\textgreater(?![a-z])\s*(?:\{\})?|>/gi, GREATER);
}

/** Removes the markup that the parser creates from commands, and gives a dotless i under an accent its dotted letter. */
function toPlainText(text: string): string {
  return text
    .replaceAll(/<\/?(?:i|b|em|strong|sub|sup|sc)>|<span [^<>]*>|<\/span>/g, '')
    .replaceAll(LESS, '<')
    .replaceAll(GREATER, '>')
    .replaceAll(/ı(?=\p{M})/gu, 'i')
    .replaceAll(/ȷ(?=\p{M})/gu, 'j')
    .normalize('NFC');
}
