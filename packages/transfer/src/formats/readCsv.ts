import { readTable, type TableRow } from '@adp/shared-data/import-files';
import { csvHeadings, isSourceField, type SourceField, type SourceRow } from './SourceRecord';

/** Fields of a cell that holds several values: names have commas of their own. */
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

/**
 * The rows of a CSV file with headings. Commas, semicolons or tabs separate its cells.
 * @param onStatus gets a sentence that names the columns that are not read
 * @throws Error with one sentence where the text is no such file
 */
export function* readCsv(text: string, onStatus: (sentence: string) => void): Generator<SourceRow> {
  const { preamble, headings, rows } = readTable(text);
  if (!headings)
    throw new Error(
      `A line at the beginning must hold the headings, "title" among them. The first line holds: ${rows[0]?.cells.join(', ') ?? 'nothing'}`,
    );
  const fields = headings.cells.map((heading) => byHeading.get(toHeading(heading)));
  if (preamble.length > 0)
    onStatus(`Lines above the headings that are not read: ${preamble.map((row) => row.text.trim()).join(' / ')}`);
  const unread = headings.cells.filter((heading, at) => fields[at] === undefined && heading.trim() !== '');
  if (unread.length > 0) onStatus(`Columns that are not read: ${unread.join(', ')}.`);
  for (const [at, row] of rows.entries()) yield { row: at + 1, ...readRow(row, fields) };
}

function readRow({ cells, hasStrayQuote }: TableRow, fields: Fields) {
  // An extra comma in an unquoted cell moves all following values to the wrong columns.
  if (cells.slice(fields.length).some((cell) => cell.trim() !== ''))
    return {
      unreadable: `It has ${cells.length} cells, and there are ${fields.length} headings: ${hasStrayQuote ? 'a quotation mark is not closed' : 'a cell that has the separator in it needs quotation marks'}.`,
    };
  const record: Partial<Record<SourceField, readonly string[]>> = {};
  for (const [at, cell] of cells.entries()) {
    const field = fields[at];
    if (field === undefined || cell.trim() === '') continue;
    const separator = separators[field];
    record[field] = [...(record[field] ?? []), ...(separator ? cell.split(separator) : [cell])];
  }
  return hasStrayQuote ? { record, notes: ['a quotation mark is not closed, and read as it is written'] } : { record };
}

/** "Key messages" and "key_messages" are one heading. */
function toHeading(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z]/g, '');
}
