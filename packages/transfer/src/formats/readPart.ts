import type { ImportPart } from '@adp/shared-data/review';
import { readApiPage, readJsonText } from './readApi';
import { readBibtex } from './readBibtex';
import { readCsv } from './readCsv';
import { readOaiPage, readOaiText } from './readOai';
import { readRis } from './readRis';
import type { Network } from './request';
import type { SourceRow, SourceRows } from './SourceRecord';

export type TextFormat = Extract<ImportPart, { readonly format: string }>['format'];

export interface SourceOptions {
  readonly network: Network;
  readonly onStatus: (sentence: string) => void;
}

/** Returns a part's rows, and the next part if only the source knows it. Throws an Error with one sentence. */
export async function readPart(
  part: ImportPart,
  { network, onStatus }: SourceOptions,
): Promise<{ readonly rows: SourceRows; readonly next: string | undefined }> {
  if ('address' in part) {
    const { address, after, rowsBefore: before } = part;
    return choosePageReader(address)(address, network, { after, before });
  }
  return { rows: countOn(readTextPart({ ...part, source: 'The file' }, onStatus), part.rowsBefore), next: undefined };
}

export const choosePageReader = (address: string) => (address.includes('/api/v1/') ? readApiPage : readOaiPage);

interface TextPart {
  readonly format: TextFormat;
  readonly text: string;
  readonly context?: string | undefined;
  readonly linesBefore?: number;
  readonly source: string;
}

/** Yields the rows of a text, numbered from 1. */
export function readTextPart(
  { format, text, context, linesBefore = 0, source }: TextPart,
  onStatus: (sentence: string) => void,
): Iterable<SourceRow> {
  switch (format) {
    case 'csv':
      return readCsv(text, onStatus);
    case 'ris':
      return readRis(text, { linesBefore, onStatus });
    case 'bibtex':
      return readBibtex(text, { context, linesBefore, onStatus });
    case 'json':
      return readJsonText(text, source);
    case 'oai':
      return readOaiText(text, source).rows;
  }
}

function* countOn(rows: Iterable<SourceRow>, before: number): Generator<SourceRow> {
  for (const row of rows) yield { ...row, row: before + row.row };
}
