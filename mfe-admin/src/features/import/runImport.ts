import { DataError } from '@adp/shared-data/client';
import type { ImportAnswer, ImportedRow, ImportPart, ImportRequest } from '@adp/shared-data/review';

/** The parts of a file, or an address that is read page by page. */
export type ImportSource = { readonly parts: readonly ImportPart[] } | { readonly address: string };

export interface ImportProgress {
  readonly rows: number;
  readonly partsDone: number;
  /** Undefined where only the source knows. */
  readonly parts: number | undefined;
}

/** How an import ended. What is in `rows` is done, or would be, in a dry run. */
export interface ImportReport {
  readonly end: 'whole' | 'cancelled' | 'failed' | 'problem';
  readonly rows: readonly ImportedRow[];
  /** Sentences of the importer about the source. */
  readonly notes: readonly string[];
  readonly problem?: string;
  readonly error?: unknown;
}

interface RunOptions {
  readonly source: ImportSource;
  readonly request: Omit<ImportRequest, 'part' | 'skip'>;
  /** Rows that the dry run has found to be the same item as an earlier one. */
  readonly repeated?: readonly ImportedRow[];
  readonly send: (request: ImportRequest) => Promise<ImportAnswer>;
  readonly onProgress: (progress: ImportProgress) => void;
  readonly signal: AbortSignal;
  readonly pause?: (milliseconds: number) => Promise<void>;
}

const tries = 4;

/** Sends a source part by part: between two of them the page does what it has to, and an import can be cancelled. Never rejects. */
export async function runImport(options: RunOptions): Promise<ImportReport> {
  const { source, request, repeated = [], onProgress, signal } = options;
  const rows: ImportedRow[] = [...repeated];
  const notes = new Set<string>();
  const end = (how: ImportReport['end'], more: Partial<ImportReport> = {}): ImportReport => ({
    end: how,
    rows: markRepeated(rows.sort((one, other) => one.row - other.row)),
    notes: [...notes],
    ...more,
  });
  const parts = 'parts' in source ? source.parts.length : undefined;
  try {
    let part = firstPart(source);
    for (let count = 1; part; count += 1) {
      if (signal.aborted) return end('cancelled');
      const answer = await sendAgain({ ...request, part, skip: toSkip(part, repeated) }, options);
      rows.push(...answer.results);
      for (const note of answer.notes) notes.add(note);
      onProgress({ rows: rows.length, partsDone: count, parts });
      if (answer.problem !== null) return end('problem', { problem: answer.problem });
      part = nextPart(source, { count, answer, part });
    }
    return end('whole');
  } catch (error) {
    return end('failed', { error });
  }
}

/** A part may be sent again, whatever became of its answer. */
async function sendAgain(request: ImportRequest, { send, pause = wait }: RunOptions): Promise<ImportAnswer> {
  for (let count = 1; ; count += 1) {
    try {
      return await send(request);
    } catch (error) {
      if (!(error instanceof DataError) || !error.retry || count === tries) throw error;
      await pause(500 * 2 ** count);
    }
  }
}

function firstPart(source: ImportSource): ImportPart | undefined {
  return 'parts' in source ? source.parts[0] : { address: source.address, rowsBefore: 0 };
}

function nextPart(
  source: ImportSource,
  { count, answer, part }: { readonly count: number; readonly answer: ImportAnswer; readonly part: ImportPart },
): ImportPart | undefined {
  if ('parts' in source) return source.parts[count];
  if (answer.next === null || ('after' in part && part.after === answer.next)) return undefined;
  return {
    address: source.address,
    after: answer.next,
    rowsBefore: answer.results.at(-1)?.row ?? part.rowsBefore,
  };
}

/** The next thousand: no part has more rows. */
function toSkip({ rowsBefore }: ImportPart, repeated: readonly ImportedRow[]): number[] {
  return repeated.map(({ row }) => row).filter((row) => row > rowsBefore && row <= rowsBefore + 1_000);
}

/** The importer sees one part at a time: what is the same item in two of them is found here. */
function markRepeated(rows: readonly ImportedRow[]): readonly ImportedRow[] {
  const first = new Map<string, number>();
  return rows.map((one) => {
    if (one.id === undefined || one.outcome === 'refused') return one;
    const earlier = first.get(one.id);
    if (earlier === undefined) first.set(one.id, one.row);
    return earlier === undefined
      ? one
      : { ...one, outcome: 'refused' as const, reason: `the same DOI or address as row ${earlier}` };
  });
}

/** Rows of a dry run that a run leaves out. */
export function getRepeated(rows: readonly ImportedRow[]): readonly ImportedRow[] {
  return rows.filter(({ reason = '' }) => reason.startsWith('the same DOI or address as row'));
}

const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
