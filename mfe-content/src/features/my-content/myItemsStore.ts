import type { DataErrorCode, OwnKind } from '@adp/shared-data';
import { LruCache } from '@adp/shared-ui';
import { listInvalidations } from '../../api/listCache';
import { memberReader } from '../../api/memberData';
import { toAppError } from '../../lib/errors';
import { sources } from '../../api/sources';
import { type WrittenKind, writtenKinds } from '../../lib/kinds';
import { hasMore, mergeNextRows, type MyItemRow, type KindCursor, type ReadKindPage } from '../../api/mergePages';
import type { ListFilters } from './listUrl';

/** The own items as far as they have been read. */
export interface MyItemsState {
  readonly isFetching: boolean;
  /** What the last request failed with; what was there before stays. */
  readonly error?: DataErrorCode | undefined;
  /** Undefined until the first of them are there. */
  readonly rows?: readonly MyItemRow[] | undefined;
  readonly reaches: readonly KindCursor[];
  readonly more: boolean;
  readonly asOf: Date;
  /** It was to be read anew, which has failed. */
  readonly stale?: boolean | undefined;
}

/** Which list: whose, for which place in the visit's history, under which choice. */
export interface MyItemsQuery extends ListFilters {
  readonly uid: string;
  readonly place: string;
}

/** Rows at a time, and how many a request brings where some of them will be sorted out. */
const pageSize = 12;
const sortedOut = 48;

const memory = new LruCache<MyItemsState>(10);
const reading = new Map<string, Promise<void>>();
let readFor: string | undefined;
let readAt = 0;

export const myItemLists = { subscribe: memory.subscribe, get: memory.get };

export function toListKey({ uid, place, kind, status }: MyItemsQuery): string {
  return [uid, place, kind ?? '', status ?? ''].join(' ');
}

/** Reads the first rows, unless they are here: on the way back the list is as it was left. */
export function openMyItems(name: MyItemsQuery): Promise<void> {
  // What another member has written does not stay in the page.
  if (readFor !== name.uid || readAt !== listInvalidations()) memory.clear();
  readFor = name.uid;
  readAt = listInvalidations();
  return memory.get(toListKey(name))?.rows ? Promise.resolve() : readOn(name);
}

/** Reads the rows after those that are here, or the first again where they failed. */
export function fetchMoreItems(name: MyItemsQuery): Promise<void> {
  return readOn(name);
}

/** Reads the list anew; what is here of it stays until it comes. */
export async function refetchMyItems(name: MyItemsQuery): Promise<void> {
  await reading.get(toListKey(name));
  await readOn(name, true);
}

/** Puts another row in the place of one, or none. Lists of other choices are read anew. */
export function updateItemRow(name: MyItemsQuery, { kind, id }: MyItemRow, changed: MyItemRow | undefined): void {
  const key = toListKey(name);
  const state = memory.get(key);
  memory.clear();
  if (!state?.rows) return;
  const rows = state.rows.flatMap((row) => (row.kind === kind && row.id === id ? (changed ?? []) : row));
  memory.set(key, { ...state, rows });
}

/** Forgets every list, for tests. */
export function clearMyItems(): void {
  memory.clear();
  reading.clear();
}

function readOn(name: MyItemsQuery, refresh = false): Promise<void> {
  const key = toListKey(name);
  const under = reading.get(key);
  if (under) return under;
  const { kind } = name;
  const start = (kind ? [kind] : writtenKinds).map((one): KindCursor => ({
    kind: one,
    waiting: [],
    cursor: undefined,
  }));
  const known: MyItemsState = memory.get(key) ?? { isFetching: true, reaches: start, more: false, asOf: new Date() };
  const fresh = refresh || known.stale === true || !known.rows;
  memory.set(key, { ...known, isFetching: true });
  // Read anew, it is as long as it was.
  const wanted = fresh ? Math.max(pageSize, known.rows?.length ?? 0) : pageSize;
  const read = readRows(name, { ...known, ...(fresh ? { reaches: start } : {}) }, wanted)
    .then(
      ({ rows, reaches, asOf }) => {
        const earlier = fresh ? [] : (memory.get(key)?.rows ?? []);
        memory.set(key, {
          isFetching: false,
          rows: [...earlier, ...unknownTo(earlier, rows)],
          reaches,
          more: hasMore(reaches),
          asOf,
        });
      },
      (error: unknown) => {
        memory.set(key, {
          ...(memory.get(key) ?? known),
          isFetching: false,
          error: toAppError(error).code,
          stale: fresh,
        });
      },
    )
    .finally(() => reading.delete(key));
  reading.set(key, read);
  return read;
}

/** An item that was changed meanwhile may come twice. */
function unknownTo(earlier: readonly MyItemRow[], rows: readonly MyItemRow[]): readonly MyItemRow[] {
  const known = new Set(earlier.map(({ kind, id }) => `${kind}/${id}`));
  return rows.filter(({ kind, id }) => !known.has(`${kind}/${id}`));
}

async function readRows({ uid, status }: MyItemsQuery, known: Pick<MyItemsState, 'reaches' | 'asOf'>, wanted: number) {
  const reader = await memberReader();
  let { asOf } = known;
  const read: ReadKindPage = async (kind, cursor) => {
    const source: OwnKind<Omit<MyItemRow, 'kind'>, never> = sources[kind];
    const page = await reader.listOwn(source, uid, { cursor, pageSize: status ? sortedOut : pageSize });
    ({ asOf } = page);
    return { rows: page.items.map((item) => toRow(kind, item)), cursor: page.cursor };
  };
  const fits = status && ((row: MyItemRow) => row.status === status);
  return { ...(await mergeNextRows(known.reaches, { read, wanted, fits })), asOf };
}

function toRow(kind: WrittenKind, { id, title, lang, status, updatedAt }: Omit<MyItemRow, 'kind'>): MyItemRow {
  return { kind, id, title, lang, status, updatedAt };
}
