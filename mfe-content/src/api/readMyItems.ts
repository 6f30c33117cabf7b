import { type OwnedKind, wholeKinds } from '@adp/shared-data/content';
import type { ItemStatus } from '@adp/shared-data/writer';
import { memberKinds, type Kind, writtenKinds } from '../lib/kinds';
import { readEditorRights } from './editing';
import { memberReader } from './memberData';

/** All statuses, in the order in which an item passes through them. */
export const itemStatuses = [
  'draft',
  'in_review',
  'returned',
  'scheduled',
  'published',
  'archived',
  'removed',
] as const satisfies readonly ItemStatus[];

export interface MyItemsFilter {
  readonly uid: string;
  readonly kind?: Kind | undefined;
  readonly status?: ItemStatus | undefined;
}

export interface MyItemsPage {
  readonly rows: readonly MyItemRow[];
  /** The start of the next page; null after the last page. */
  readonly next: readonly KindCursor[] | null;
  /** The server's time when it read the data; undefined if no request was needed. */
  readonly asOf?: Date | undefined;
}

/** The number of rows of a page. Requests are larger if the device filters their rows. */
const PAGE_SIZE = 12;
const FILTERED_PAGE_SIZE = 48;

/** Reads the first page of the member's items, last changed first, or the page that begins at `from`. */
export async function readMyItems(
  { uid, kind, status }: MyItemsFilter,
  from: readonly KindCursor[] | null,
): Promise<MyItemsPage> {
  const reader = await memberReader();
  let asOf: Date | undefined;
  const read: ReadKindPage = async (kindToRead, cursor) => {
    const source: OwnedKind<Omit<MyItemRow, 'kind'>, never> = wholeKinds[kindToRead];
    const page = await reader.listMine(source, uid, { cursor, pageSize: status ? FILTERED_PAGE_SIZE : PAGE_SIZE });
    ({ asOf } = page);
    return { rows: page.items.map((item) => toRow(kindToRead, item)), cursor: page.cursor };
  };
  // Skip the request for knowledge products if the member has no role and so cannot have written any.
  const all = (await readEditorRights().catch(() => null)) ? writtenKinds : memberKinds;
  const start = (kind ? [kind] : all).map((kindToRead): KindCursor => ({
    kind: kindToRead,
    waiting: [],
    cursor: undefined,
  }));
  const fits = status && ((row: MyItemRow) => row.status === status);
  const { rows, cursors } = await mergeNextRows(from ?? start, { read, count: PAGE_SIZE, fits });
  return { rows, next: hasMore(cursors) ? cursors : null, asOf };
}

function toRow(kind: Kind, { id, title, lang, status, updatedAt, programme }: Omit<MyItemRow, 'kind'>): MyItemRow {
  return { kind, id, title, lang, status, updatedAt, ...(programme && { programme }) };
}

export interface MyItemRow {
  readonly kind: Kind;
  readonly id: string;
  readonly title: string;
  readonly lang: string;
  readonly status: ItemStatus;
  readonly updatedAt: Date;
  readonly programme?: string;
}

export interface KindCursor {
  readonly kind: Kind;
  /** Rows that have been read but belong on a later page. */
  readonly waiting: readonly MyItemRow[];
  /** The start of this kind's next request; undefined before the first request, null after the last request. */
  readonly cursor: string | null | undefined;
}

interface ReadPage {
  readonly rows: readonly MyItemRow[];
  readonly cursor: string | null;
}

export type ReadKindPage = (kind: Kind, cursor: string | undefined) => Promise<ReadPage>;

/** Merges the next rows of all kinds, last changed first, once the next row of every kind is known. */
export async function mergeNextRows(
  cursors: readonly KindCursor[],
  { read, count, fits }: { read: ReadKindPage; count: number; fits?: ((row: MyItemRow) => boolean) | undefined },
): Promise<{ readonly rows: readonly MyItemRow[]; readonly cursors: readonly KindCursor[] }> {
  const fill = (all: readonly KindCursor[]) => Promise.all(all.map((cursor) => fillCursor(cursor, read, fits)));
  const rows: MyItemRow[] = [];
  let current = await fill(cursors);
  while (rows.length < count) {
    const first = getLatest(current);
    const [row] = first?.waiting ?? [];
    if (!first || !row) break;
    rows.push(row);
    const rest = { ...first, waiting: first.waiting.slice(1) };
    current = current.map((cursor) => (cursor === first ? rest : cursor));
    if (needsPage(rest) && rows.length < count) current = await fill(current);
  }
  // With a filter, a cursor does not show whether more rows match, so look for a match.
  return { rows, cursors: fits ? await fill(current) : current };
}

export function hasMore(cursors: readonly KindCursor[]): boolean {
  return cursors.some(({ waiting, cursor }) => waiting.length > 0 || cursor !== null);
}

function needsPage({ waiting, cursor }: KindCursor): boolean {
  return waiting.length === 0 && cursor !== null;
}

async function fillCursor(
  start: KindCursor,
  read: ReadKindPage,
  fits: (row: MyItemRow) => boolean = () => true,
): Promise<KindCursor> {
  let current = start;
  while (needsPage(current)) {
    const { rows, cursor } = await read(current.kind, current.cursor ?? undefined);
    current = { ...current, waiting: rows.filter(fits), cursor };
  }
  return current;
}

function getLatest(cursors: readonly KindCursor[]): KindCursor | undefined {
  const time = ({ waiting: [row] }: KindCursor) => row?.updatedAt.getTime() ?? -Infinity;
  return cursors.reduce<KindCursor | undefined>(
    (best, cursor) => (best && time(best) >= time(cursor) ? best : cursor),
    undefined,
  );
}
