import { readApiPage, readJsonText, type SourcePage } from './readApi';
import { readBibtex } from './readBibtex';
import { readCsv } from './readCsv';
import { readOaiPage, readOaiText } from './readOai';
import { readRis } from './readRis';
import type { Network } from './request';
import type { SourceRow, SourceRows } from './SourceRecord';

export const textFormats = ['csv', 'ris', 'bibtex', 'json', 'oai'] as const;
export type TextFormat = (typeof textFormats)[number];

/** Part of a source that is small enough for one request: an independent part of a file, or one page of a URL. */
export type SourcePart =
  | {
      readonly format: TextFormat;
      readonly text: string;
      /** Text to which entries refer, such as BibTeX abbreviations. It contributes no rows. */
      readonly context?: string | undefined;
      readonly rowsBefore: number;
      readonly linesBefore: number;
    }
  | { readonly address: string; readonly after?: string | undefined; readonly rowsBefore: number };

export interface PartOptions {
  readonly network: Network;
  /** Called with one sentence about the source as a whole. */
  readonly onStatus: (sentence: string) => void;
}

/** Returns a part's rows, and the next part if only the source knows it. Throws an Error with one sentence. */
export async function readPart(
  part: SourcePart,
  { network, onStatus }: PartOptions,
): Promise<{ readonly rows: SourceRows; readonly next: string | undefined }> {
  if ('address' in part) {
    const { address, after, rowsBefore: before } = part;
    const read = address.includes('/api/v1/') ? readApiPage : readOaiPage;
    const { rows, next }: SourcePage = await read(address, network, { after, before });
    return { rows, next };
  }
  return { rows: countOn(readTextPart({ ...part, source: 'The file' }, onStatus), part.rowsBefore), next: undefined };
}

interface TextPart {
  readonly format: TextFormat;
  readonly text: string;
  readonly context?: string | undefined;
  readonly linesBefore?: number;
  /** Name of the source in messages. */
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
