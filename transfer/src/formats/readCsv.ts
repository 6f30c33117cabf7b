import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { csvHeadings, isSourceField, type SourceField, type SourceRow } from './SourceRecord';

/** Fields of a cell that holds several values: names have commas of their own. */
const separators: Partial<Record<SourceField, RegExp>> = {
  ...{ authors: /[;|]/, keyMessages: /[;|]/, tags: /[;|,]/, themes: /[;|,]/, countries: /[;|,]/ },
  ...{ lang: /[;|,]/, applicantTypes: /[;|,]/, careerStages: /[;|,]/, languagesAccepted: /[;|,]/, file: /\s*[;|]\s*/ },
};

const byHeading = new Map<string, SourceField>(
  Object.entries(csvHeadings).flatMap(([field, aliases]) =>
    isSourceField(field) ? [field, ...aliases].map((name): [string, SourceField] => [toHeading(name), field]) : [],
  ),
);

/**
 * The rows of a CSV file with headings. Commas, semicolons or tabs separate its cells.
 * @param onStatus gets a sentence that names the columns that are not read
 * @throws Error with one sentence where the text is no such file
 */
export async function* readCsv(file: string, onStatus: (sentence: string) => void): AsyncGenerator<SourceRow> {
  const delimiter = chooseDelimiter(await readBeginning(file));
  yield* readTable(createReadStream(file), delimiter, onStatus);
}

/** The same of a text. */
export function readCsvText(text: string, onStatus: (sentence: string) => void): AsyncGenerator<SourceRow> {
  return readTable(Readable.from([text]), chooseDelimiter(text), onStatus);
}

async function* readTable(
  input: Readable,
  delimiter: string,
  onStatus: (sentence: string) => void,
): AsyncGenerator<SourceRow> {
  let fields: readonly (SourceField | undefined)[] | undefined;
  const cells = input.pipe(
    parse({ bom: true, delimiter, relax_column_count: true, skip_empty_lines: true, max_record_size: 1_000_000 }),
  );
  input.once('error', (error) => cells.destroy(error));
  let row = 0;
  try {
    for await (const record of cells as AsyncIterable<readonly string[]>) {
      if (!fields) {
        fields = readHeadings(record, onStatus);
        continue;
      }
      row += 1;
      yield { row, record: toRecord(record, fields) };
    }
  } catch (cause) {
    const [reason] = String(cause instanceof Error ? cause.message : cause).split('\n');
    throw new Error(row === 0 ? reason : `The file cannot be read as CSV after row ${row}: ${reason}`, { cause });
  }
}

async function readBeginning(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** The one that the first line has most of. */
function chooseDelimiter(text: string): string {
  const end = text.indexOf('\n');
  const line = end < 0 ? text : text.slice(0, end);
  const count = (one: string) => line.split(one).length;
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
}

function readHeadings(headings: readonly string[], onStatus: (sentence: string) => void) {
  const fields = headings.map((heading) => byHeading.get(toHeading(heading)));
  if (!fields.includes('title'))
    throw new Error(`The first line must hold the headings, "title" among them. It holds: ${headings.join(', ')}`);
  const unread = headings.filter((_, at) => fields[at] === undefined);
  if (unread.length > 0) onStatus(`Columns that are not read: ${unread.join(', ')}.`);
  return fields;
}

function toRecord(cells: readonly string[], fields: readonly (SourceField | undefined)[]) {
  const record: Partial<Record<SourceField, readonly string[]>> = {};
  for (const [at, cell] of cells.entries()) {
    const field = fields[at];
    if (field === undefined || cell.trim() === '') continue;
    const separator = separators[field];
    record[field] = [...(record[field] ?? []), ...(separator ? cell.split(separator) : [cell])];
  }
  return record;
}

/** "Key messages" and "key_messages" are one heading. */
function toHeading(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z]/g, '');
}
