import { readApiPage, readJsonText, type SourcePage } from './readApi';
import { readBibtex, readRis } from './readCitations';
import { readCsvText } from './readCsv';
import { readOaiPage, readOaiText } from './readOai';
import type { Network } from './request';
import type { SourceRow, SourceRows } from './SourceRecord';

/** What a text can be. */
export const textFormats = ['csv', 'ris', 'bibtex', 'json', 'oai'] as const;
type TextFormat = (typeof textFormats)[number];

/** A part of a source, small enough for one request: a piece of a file that can be read alone, or one page of an address. */
export type SourcePart =
  | { readonly format: TextFormat; readonly text: string; readonly rowsBefore: number; readonly linesBefore: number }
  | { readonly address: string; readonly after?: string | undefined; readonly rowsBefore: number };

export interface PartOptions {
  readonly network: Network;
  /** Gets one sentence about the source as a whole. */
  readonly onStatus: (sentence: string) => void;
}

/**
 * The rows of a part, and what leads to the next one where only the source knows it.
 * @throws Error with one sentence, which reading the rows may do, too
 */
export async function readPart(
  part: SourcePart,
  { network, onStatus }: PartOptions,
): Promise<{ readonly rows: SourceRows; readonly next: string | undefined }> {
  if ('address' in part) {
    const { address, after, rowsBefore: before } = part;
    const read = address.includes('/api/v1/') ? readApiPage : readOaiPage;
    return toPart(await read(address, network, { after, before }));
  }
  const { format, text, rowsBefore, linesBefore } = part;
  const lines = toLines(text);
  const rows = {
    csv: () => readCsvText(text, onStatus),
    ris: () => readRis(lines, linesBefore),
    bibtex: () => readBibtex(lines, linesBefore),
    json: () => readJsonText(text, 'The file'),
    oai: () => readOaiText(text, 'The file').rows,
  }[format]();
  return { rows: countOn(rows, rowsBefore), next: undefined };
}

const toPart = ({ rows, next }: SourcePage) => ({ rows: countOn(rows, 0), next });

async function* countOn(
  rows: AsyncIterable<SourceRow> | Iterable<SourceRow>,
  before: number,
): AsyncGenerator<SourceRow> {
  for await (const row of rows) yield { ...row, row: before + row.row };
}

async function* toLines(text: string): AsyncGenerator<string> {
  yield* text.split(/\r?\n/);
  await Promise.resolve();
}
