import { readTable, type TableRow } from '@adp/shared-data/import-files';
import { csvHeadings, isSourceField, type SourceField, type SourceRow } from './SourceRecord';

/** Separators of values within a cell, by field. A comma is not a separator where names contain commas. */
const separators: Partial<Record<SourceField, RegExp>> = {
  authors: /[;|]/,
  displayedAuthors: /[;|]/,
  keyMessages: /[;|]/,
  tags: /[;|,]/,
  themes: /[;|,]/,
  countries: /[;|,]/,
  lang: /[;|,]/,
  applicantTypes: /[;|,]/,
  careerStages: /[;|,]/,
  languagesAccepted: /[;|,]/,
  file: /\s*[;|]\s*/,
};

const byHeading = new Map<string, SourceField>(
  Object.entries(csvHeadings).flatMap(([field, aliases]) =>
    isSourceField(field) ? [field, ...aliases].map((name): [string, SourceField] => [toHeading(name), field]) : [],
  ),
);

type Fields = readonly (SourceField | undefined)[];

/** Reads a CSV file. `onStatus` receives the ignored columns. Throws an Error with one sentence without headings. */
export function* readCsv(text: string, onStatus: (sentence: string) => void): Generator<SourceRow> {
  const { preamble, headings, rows } = readTable(text);
  if (!headings)
    throw new Error(
      `One of the first lines must contain the headings, including "title". The first line contains: ${rows[0]?.cells.join(', ') ?? 'nothing'}`,
    );
  const fields = headings.cells.map((heading) => byHeading.get(toHeading(heading)));
  if (preamble.length > 0)
    onStatus(`Ignored lines above the headings: ${preamble.map((row) => row.text.trim()).join(' / ')}`);
  const unread = headings.cells.filter((heading, at) => fields[at] === undefined && heading.trim() !== '');
  if (unread.length > 0) onStatus(`Ignored columns: ${unread.join(', ')}.`);
  for (const [at, row] of rows.entries()) yield { row: at + 1, ...readRow(row, fields) };
}

function readRow({ cells, hasStrayQuote }: TableRow, fields: Fields) {
  // An extra comma in an unquoted cell shifts all following values into the wrong columns.
  if (cells.slice(fields.length).some((cell) => cell.trim() !== ''))
    return {
      unreadable: `It has ${cells.length} cells but there are ${fields.length} headings: ${hasStrayQuote ? 'a quotation mark is not closed' : 'a cell that contains the separator needs quotation marks'}.`,
    };
  const record: Partial<Record<SourceField, readonly string[]>> = {};
  for (const [at, cell] of cells.entries()) {
    const field = fields[at];
    if (field === undefined || cell.trim() === '') continue;
    const separator = separators[field];
    record[field] = [...(record[field] ?? []), ...(separator ? cell.split(separator) : [cell])];
  }
  return hasStrayQuote
    ? { record, notes: ['a quotation mark is not closed, so the text was read unchanged'] }
    : { record };
}

/** Normalizes a heading, so that "Key messages" and "key_messages" are equal. */
function toHeading(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z]/g, '');
}
