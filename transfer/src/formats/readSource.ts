import { createReadStream, existsSync } from 'node:fs';
import { extname } from 'node:path';
import { createInterface } from 'node:readline';
import { readApi, readJson } from './readApi';
import { readBibtex, readRis } from './readCitations';
import { readCsv } from './readCsv';
import { readOai } from './readOai';
import type { Network } from './request';
import type { SourceRows } from './SourceRecord';

export interface SourceOptions {
  readonly network: Network;
  /** Gets one sentence about the source as a whole. */
  readonly onStatus: (sentence: string) => void;
}

type Reader = (source: string, options: SourceOptions) => SourceRows;

const readLines = (file: string) => createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity });
const readTable: Reader = (file, { onStatus }) => readCsv(file, onStatus);

/** What reads a file, by the end of its name. */
const byExtension: Readonly<Record<string, Reader>> = {
  '.csv': readTable,
  '.tsv': readTable,
  '.ris': (file) => readRis(readLines(file)),
  '.bib': (file) => readBibtex(readLines(file)),
  '.bibtex': (file) => readBibtex(readLines(file)),
  '.json': (file) => readJson(file),
  '.jsonl': (file) => readJson(file),
  '.ndjson': (file) => readJson(file),
};

/**
 * The rows of a file, of a list of `/api/v1/`, or of a repository that speaks OAI-PMH.
 * @throws Error with one sentence where it is none of them
 */
export function readSource(source: string, options: SourceOptions): SourceRows {
  if (/^https?:\/\//i.test(source))
    return source.includes('/api/v1/') ? readApi(source, options.network) : readOai(source, options.network);
  if (!existsSync(source)) throw new Error(`There is no file ${source}.`);
  const read = byExtension[extname(source).toLowerCase()];
  if (!read)
    throw new Error(`The name of a file says its format: ${Object.keys(byExtension).join(', ')}. ${source} has none.`);
  return read(source, options);
}
