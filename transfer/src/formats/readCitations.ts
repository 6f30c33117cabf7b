import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { cslVariables, type SourceField, type SourceRecord, type SourceRow } from './SourceRecord';
import { textEntries } from './textEntries';

type CslWork = Readonly<Record<string, unknown>>;

/** The works of a RIS file, or of a part of one that begins after `before` lines. */
export async function* readRis(lines: AsyncIterable<string>, before = 0): AsyncGenerator<SourceRow> {
  let row = 0;
  for await (const { line, text } of textEntries(lines, /^\uFEFF?TY {2}- /)) {
    row += 1;
    // A file that ends early ends its last work.
    const whole = /^ER {2}-/m.test(text) ? text : `${text}\nER  - \n`;
    yield toRow(row, before + line, whole.replace(/^\uFEFF/, ''), '@ris/file');
  }
}

/** The works of a BibTeX or BibLaTeX file. Its `@string` abbreviations hold for what comes after them. */
export async function* readBibtex(lines: AsyncIterable<string>, before = 0): AsyncGenerator<SourceRow> {
  let row = 0;
  let abbreviations = '';
  for await (const { line, text } of textEntries(lines, /^\uFEFF?\s*@\s*\w+\s*[{(]/)) {
    const [, name = ''] = /@\s*(\w+)/.exec(text) ?? [];
    if (/^string$/i.test(name)) abbreviations += `${text.trim()}\n`;
    if (/^(string|comment|preamble)$/i.test(name)) continue;
    row += 1;
    yield toRow(row, before + line, abbreviations + text.replace(/^\uFEFF/, ''), '@biblatex/text');
  }
}

function toRow(row: number, line: number, text: string, forceType: '@biblatex/text' | '@ris/file'): SourceRow {
  try {
    const [work] = plugins.input.chain(text, { forceType, generateGraph: false });
    if (work) return { row, record: toRecord(work) };
    return { row, unreadable: `There is no work at line ${line}.` };
  } catch (error) {
    // Where it says it found the error is a place in this entry.
    const [reason] = String(error instanceof Error ? error.message : error).split(/ at line|\n/);
    return { row, unreadable: `The entry at line ${line} cannot be read: ${reason}.` };
  }
}

function toRecord(work: CslWork): SourceRecord {
  const record: Partial<Record<SourceField, readonly string[]>> = {};
  for (const [variable, value] of Object.entries(work)) {
    const field = cslVariables[variable];
    if (field === undefined || (typeof value !== 'string' && typeof value !== 'number')) continue;
    const text = withoutMarkup(String(value));
    record[field] = [...(record[field] ?? []), ...(field === 'tags' ? text.split(/[,;]/) : [text])];
  }
  const people = toNames(work.author);
  return {
    ...record,
    // The genre says more than the type, which BibTeX and RIS know few of.
    ...(record.type ? { type: [work.genre, work.type].filter((one) => typeof one === 'string') } : {}),
    date: toDates(work.issued),
    authors: people.persons,
    corporateAuthor: people.bodies,
  };
}

/** Markup that citation-js makes of commands for italics and the like. Any other `<` is the text's own. */
function withoutMarkup(text: string): string {
  return text.replaceAll(/<\/?(?:i|b|sub|sup|sc)>|<span [^<>]*>|<\/span>/g, '');
}

function toNames(author: unknown): { readonly persons: string[]; readonly bodies: string[] } {
  const names = { persons: [] as string[], bodies: [] as string[] };
  for (const one of Array.isArray(author) ? (author as readonly Readonly<Record<string, unknown>>[]) : []) {
    const text = (part: string) => (typeof one[part] === 'string' ? one[part] : '');
    const person = ['given', 'non-dropping-particle', 'dropping-particle', 'family', 'suffix'].map(text);
    const name = withoutMarkup(person.filter(Boolean).join(' '));
    // A name in braces, or of one part, is that of an organisation.
    if (text('given') !== '') names.persons.push(name);
    else names.bodies.push(withoutMarkup(text('literal')) || name);
  }
  return names;
}

function toDates(issued: unknown): string[] {
  if (typeof issued !== 'object' || issued === null) return [];
  if ('date-parts' in issued && Array.isArray(issued['date-parts'])) {
    const [parts] = issued['date-parts'] as readonly unknown[];
    if (Array.isArray(parts)) return [parts.map((part) => String(part).padStart(2, '0')).join('-')];
  }
  return 'raw' in issued && typeof issued.raw === 'string' ? [issued.raw] : [];
}
