import { DataError, type Count } from '@adp/shared-data';
import { printFilters } from '../lib/lists/listFilters';
import type { Kind } from '../lib/kinds';
import { listPlan, type ListPlan } from '../lib/lists/listPlan';
import { loadKind } from '../kinds/list/loadKind';
import { dataReader } from './dataReader';
import type { ListedItem } from './items';
import { listCache as memory, listsInFlight as reading, type ListAddress } from './listMemory';
import { readListPage } from './readListPage';

/** A list that is older is read anew when it is visited; "back" within the time costs nothing. */
const staleTime = 10 * 60_000;

/** The network is left alone for so long, in milliseconds, while the page shows what has come. */
const timeToShow = 150;

/** The name of a list in the memory of this page. */
export function listKey({ kind, filters, after = '' }: ListAddress): string {
  return `${kind}${printFilters(kind, filters)} ${after}`;
}

/** Begins to read a list, unless it is here and fresh. Ends when the first of it is there, or has failed. */
export function openList(address: ListAddress): Promise<void> {
  const key = listKey(address);
  const known = memory.get(key);
  const fresh = known?.items !== undefined && Date.now() - known.fetchedAt < staleTime;
  return fresh ? Promise.resolve() : readOn(address);
}

/** Reads the page after those that are here, or the first again where it failed. */
export function moreOfList(address: ListAddress): Promise<void> {
  const known = memory.get(listKey(address));
  return readOn(address, known?.items ? (known.next ?? undefined) : undefined);
}

/** Asks how many items a list holds, where that is not plain from what is here. */
export async function countList(address: ListAddress): Promise<void> {
  const key = listKey(address);
  const plan = listPlan(address.kind, address.filters, new Date());
  const known = memory.get(key);
  if (!known?.items || known.count || known.next === null || plan.matches || address.after !== undefined) return;
  try {
    const count = await countAll(address.kind, plan);
    const current = memory.get(key);
    if (current) memory.set(key, { ...current, count });
  } catch {
    // A list without its number is still the list.
  }
}

async function countAll(kind: Kind, { queries: phases }: ListPlan): Promise<Count> {
  const [reader, { source }] = await Promise.all([dataReader(), loadKind(kind)]);
  const counts = await Promise.all(
    phases.map(({ order, filters, range }) => reader.count(source, { order, filters, range })),
  );
  return {
    count: counts.reduce((sum, { count }) => sum + count, 0),
    capped: counts.some(({ capped }) => capped),
  };
}

function readOn(address: ListAddress, after?: string): Promise<void> {
  const key = listKey(address);
  const under = reading.get(key);
  if (under) return under;
  const now = new Date();
  const before = memory.get(key) ?? { kind: address.kind, next: null, readAt: now, fetchedAt: 0, isFetching: true };
  memory.set(key, { ...before, isFetching: true });
  const earlier = after === undefined ? [] : (before.items ?? []);
  let tellFirst: () => void = () => undefined;
  const firstPart = new Promise<void>((resolve) => {
    tellFirst = resolve;
  });
  const onPart = (found: readonly ListedItem[]) => {
    if (before.items === undefined) memory.set(key, { ...before, isFetching: true, items: [...earlier, ...found] });
    tellFirst();
    return new Promise<void>((resolve) => setTimeout(resolve, timeToShow));
  };
  const read = readPage(address, after, now, onPart)
    .then(
      (page) => {
        const items = [...earlier, ...page.items];
        const whole = page.next === null && address.after === undefined;
        const count = whole ? { count: items.length, capped: false } : memory.get(key)?.count;
        const { next, readAt: asOf } = page;
        memory.set(key, { kind: address.kind, isFetching: false, items, next, readAt: asOf, fetchedAt: Date.now(), count });
      },
      (error: unknown) => {
        memory.set(key, { ...before, isFetching: false, error: error instanceof DataError ? error.code : 'unavailable' });
      },
    )
    .finally(() => reading.delete(key));
  reading.set(key, read);
  return Promise.race([read, firstPart]);
}

async function readPage(
  address: ListAddress,
  after: string | undefined,
  now: Date,
  onPart: (items: readonly ListedItem[]) => Promise<void>,
) {
  const { kind, filters } = address;
  const plan = listPlan(kind, filters, now);
  const [reader, { source }] = await Promise.all([dataReader(), loadKind(kind)]);
  try {
    return await readListPage(reader, source, plan, { after: after ?? address.after, onPart });
  } catch (error) {
    // An address of another time or by another hand: the list from its beginning.
    if (!(error instanceof DataError && error.code === 'invalid' && after === undefined)) throw error;
    return readListPage(reader, source, plan, { onPart });
  }
}
