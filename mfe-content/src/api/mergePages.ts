import type { WrittenKind } from '../lib/kinds';
import type { ItemStatus } from '../features/my-content/listUrl';

/** An item of the member's own, as the list shows it. */
export interface MyItemRow {
  readonly kind: WrittenKind;
  readonly id: string;
  readonly title: string;
  readonly lang: string;
  readonly status: ItemStatus;
  readonly updatedAt: Date;
}

/** How far a kind has been read: what waits for its turn, and where the next page begins; null after the last. */
export interface KindCursor {
  readonly kind: WrittenKind;
  readonly waiting: readonly MyItemRow[];
  readonly cursor: string | null | undefined;
}

interface ReadPage {
  readonly rows: readonly MyItemRow[];
  readonly cursor: string | null;
}

/** Reads a page of a kind, last changed first. */
export type ReadKindPage = (kind: WrittenKind, cursor: string | undefined) => Promise<ReadPage>;

/**
 * The next rows of all kinds together, last changed first, and how far each kind has been read after them. A row is
 * taken only when every kind that may have a later one has shown its next.
 */
export async function mergeNextRows(
  reaches: readonly KindCursor[],
  { read, wanted, fits }: { read: ReadKindPage; wanted: number; fits?: ((row: MyItemRow) => boolean) | undefined },
): Promise<{ readonly rows: readonly MyItemRow[]; readonly reaches: readonly KindCursor[] }> {
  const filled = (all: readonly KindCursor[]) => Promise.all(all.map((reach) => fillCursor(reach, read, fits)));
  const rows: MyItemRow[] = [];
  let now = await filled(reaches);
  while (rows.length < wanted) {
    const first = getLatest(now);
    const [row] = first?.waiting ?? [];
    if (!first || !row) break;
    rows.push(row);
    const rest = { ...first, waiting: first.waiting.slice(1) };
    now = now.map((reach) => (reach === first ? rest : reach));
    if (needsPage(rest) && rows.length < wanted) now = await filled(now);
  }
  // Of what is sorted out nobody knows whether more of it will fit, so it is looked for.
  return { rows, reaches: fits ? await filled(now) : now };
}

/** Whether there may be more rows. */
export function hasMore(reaches: readonly KindCursor[]): boolean {
  return reaches.some(({ waiting, cursor }) => waiting.length > 0 || cursor !== null);
}

function needsPage({ waiting, cursor }: KindCursor): boolean {
  return waiting.length === 0 && cursor !== null;
}

async function fillCursor(
  reach: KindCursor,
  read: ReadKindPage,
  fits: (row: MyItemRow) => boolean = () => true,
): Promise<KindCursor> {
  let now = reach;
  while (needsPage(now)) {
    const { rows, cursor } = await read(now.kind, now.cursor ?? undefined);
    now = { ...now, waiting: rows.filter(fits), cursor };
  }
  return now;
}

function getLatest(reaches: readonly KindCursor[]): KindCursor | undefined {
  const time = ({ waiting: [row] }: KindCursor) => row?.updatedAt.getTime() ?? -Infinity;
  return reaches.reduce<KindCursor | undefined>(
    (best, reach) => (best && time(best) >= time(reach) ? best : reach),
    undefined,
  );
}
