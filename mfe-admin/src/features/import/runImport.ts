import { DataError } from '@adp/shared-data/client';
import type { ImportAnswer, ImportedRow, ImportPart, ImportRequest } from '@adp/shared-data/review';

export type ImportSource = { readonly parts: readonly ImportPart[] } | { readonly address: string };

export interface ImportProgress {
  readonly rows: number;
  readonly partsDone: number;
  /** The number of parts. Undefined for a URL, because only the source knows the number of pages. */
  readonly parts: number | undefined;
}

export interface ImportReport {
  readonly end: 'whole' | 'cancelled' | 'failed' | 'problem';
  readonly rows: readonly ImportedRow[];
  readonly notes: readonly string[];
  readonly problem?: string;
  readonly error?: unknown;
}

interface RunOptions {
  readonly source: ImportSource;
  readonly request: Omit<ImportRequest, 'part' | 'skip'>;
  readonly repeated?: readonly ImportedRow[];
  readonly send: (request: ImportRequest) => Promise<ImportAnswer>;
  readonly onProgress: (progress: ImportProgress) => void;
  readonly signal: AbortSignal;
  readonly pause?: (milliseconds: number) => Promise<void>;
}

const MAX_ATTEMPTS = 4;

/** Sends a source in parts, so that the page stays responsive and the import can be cancelled. Never rejects. */
export async function runImport(options: RunOptions): Promise<ImportReport> {
  const { source, request, repeated = [], onProgress, signal } = options;
  const rows: ImportedRow[] = [...repeated];
  const notes = new Set<string>();
  const end = (reason: ImportReport['end'], more: Partial<ImportReport> = {}): ImportReport => ({
    end: reason,
    rows: markRepeated(rows.sort((a, b) => a.row - b.row)),
    notes: [...notes],
    ...more,
  });
  const parts = 'parts' in source ? source.parts.length : undefined;
  try {
    let part = firstPart(source);
    for (let count = 1; part; count += 1) {
      if (signal.aborted) return end('cancelled');
      const answer = await sendWithRetry({ ...request, part, skip: toSkip(part, repeated) }, options);
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

/** Sends a part and retries failures. A retry is safe even if only the response was lost. */
async function sendWithRetry(request: ImportRequest, { send, pause = wait }: RunOptions): Promise<ImportAnswer> {
  for (let count = 1; ; count += 1) {
    try {
      return await send(request);
    } catch (error) {
      if (!(error instanceof DataError) || !error.retry || count === MAX_ATTEMPTS) throw error;
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
    rowsBefore: answer.lastRow,
  };
}

function toSkip({ rowsBefore }: ImportPart, repeated: readonly ImportedRow[]): number[] {
  return repeated.map(({ row }) => row).filter((row) => row > rowsBefore && row <= rowsBefore + 1_000);
}

/** Marks rows that repeat a row of an earlier part. The importer only sees one part at a time. */
function markRepeated(rows: readonly ImportedRow[]): readonly ImportedRow[] {
  const first = new Map<string, number>();
  return rows.map((row) => {
    if (row.id === undefined || row.outcome === 'refused') return row;
    const earlier = first.get(row.id);
    if (earlier === undefined) first.set(row.id, row.row);
    return earlier === undefined
      ? row
      : { ...row, outcome: 'refused' as const, reason: `the same DOI or address as row ${earlier}` };
  });
}

export function getRepeated(rows: readonly ImportedRow[]): readonly ImportedRow[] {
  return rows.filter(({ reason = '' }) => reason.startsWith('the same DOI or address as row'));
}

const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
