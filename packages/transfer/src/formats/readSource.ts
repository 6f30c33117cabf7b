import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import { readJsonLines, readPages } from './readApi';
import { choosePageReader, readTextPart, type SourceOptions, type TextFormat } from './readPart';
import { readTextFile } from './readTextFile';
import type { SourceRow, SourceRows } from './SourceRecord';

const formats: Readonly<Record<string, TextFormat>> = {
  '.csv': 'csv',
  '.tsv': 'csv',
  '.ris': 'ris',
  '.nbib': 'ris',
  '.bib': 'bibtex',
  '.bibtex': 'bibtex',
  '.json': 'json',
  '.xml': 'oai',
};
const lineFormats = ['.jsonl', '.ndjson'];

/** Yields the rows of a file, of an `/api/v1/` list or of OAI-PMH. Throws an Error with one sentence. */
export function readSource(source: string, options: SourceOptions): SourceRows {
  if (/^https?:\/\//i.test(source)) return readPages(choosePageReader(source), source, options.network);
  if (!existsSync(source)) throw new Error(`The file ${source} does not exist.`);
  const extension = extname(source).toLowerCase();
  if (lineFormats.includes(extension)) return readJsonLines(source);
  const format = formats[extension];
  if (!format)
    throw new Error(
      `${source} has an unsupported extension. Supported are: ${[...Object.keys(formats), ...lineFormats].join(', ')}.`,
    );
  return readFileRows(source, format, options);
}

/** Opens the file only when the first row is read, because an earlier stream may have ended by then. */
async function* readFileRows(file: string, format: TextFormat, { onStatus }: SourceOptions): AsyncGenerator<SourceRow> {
  const text = await readTextFile(file);
  yield* readTextPart({ format, text, source: file }, onStatus);
}
