import type { WrittenKind } from '../../lib/kinds';
import type { OwnStatus } from './workAddress';

/** An item of the member's own, as the list shows it. */
export interface OwnRow {
  readonly kind: WrittenKind;
  readonly id: string;
  readonly title: string;
  readonly lang: string;
  readonly status: OwnStatus;
  readonly updatedAt: Date;
}

/** How far a kind has been read: what waits for its turn, and where the next page begins; null after the last. */
export interface Reach {
  readonly kind: WrittenKind;
  readonly waiting: readonly OwnRow[];
  readonly cursor: string | null | undefined;
}

interface ReadPage {
  readonly rows: readonly OwnRow[];
  readonly cursor: string | null;
}

/** Reads a page of a kind, last changed first. */
export type ReadKind = (kind: WrittenKind, cursor: string | undefined) => Promise<ReadPage>;

/**
 * The next rows of all kinds together, last changed first, and how far each kind has been read after them. A row is
 * taken only when every kind that may have a later one has shown its next.
 */
export async function nextRows(
  reaches: readonly Reach[],
  { read, wanted, fits }: { read: ReadKind; wanted: number; fits?: ((row: OwnRow) => boolean) | undefined },
): Promise<{ readonly rows: readonly OwnRow[]; readonly reaches: readonly Reach[] }> {
  const filled = (all: readonly Reach[]) => Promise.all(all.map((reach) => fill(reach, read, fits)));
  const rows: OwnRow[] = [];
  let now = await filled(reaches);
  while (rows.length < wanted) {
    const first = latest(now);
    const [row] = first?.waiting ?? [];
    if (!first || !row) break;
    rows.push(row);
    const rest = { ...first, waiting: first.waiting.slice(1) };
    now = now.map((reach) => (reach === first ? rest : reach));
    if (isDry(rest) && rows.length < wanted) now = await filled(now);
  }
  // Of what is sorted out nobody knows whether more of it will fit, so it is looked for.
  return { rows, reaches: fits ? await filled(now) : now };
}

/** Whether there may be more rows. */
export function hasMore(reaches: readonly Reach[]): boolean {
  return reaches.some(({ waiting, cursor }) => waiting.length > 0 || cursor !== null);
}

function isDry({ waiting, cursor }: Reach): boolean {
  return waiting.length === 0 && cursor !== null;
}

async function fill(reach: Reach, read: ReadKind, fits: (row: OwnRow) => boolean = () => true): Promise<Reach> {
  let now = reach;
  while (isDry(now)) {
    const { rows, cursor } = await read(now.kind, now.cursor ?? undefined);
    now = { ...now, waiting: rows.filter(fits), cursor };
  }
  return now;
}

function latest(reaches: readonly Reach[]): Reach | undefined {
  const time = ({ waiting: [row] }: Reach) => row?.updatedAt.getTime() ?? -Infinity;
  return reaches.reduce<Reach | undefined>(
    (best, reach) => (best && time(best) >= time(reach) ? best : reach),
    undefined,
  );
}
