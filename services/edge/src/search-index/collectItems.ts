import { articles } from '@adp/shared-data/article';
import type { DataReader, ListOptions } from '@adp/shared-data/client';
import { changedKind, contentChanges, type Kind as DataKind } from '@adp/shared-data/content';
import { events } from '@adp/shared-data/event';
import { knowledgeProducts } from '@adp/shared-data/knowledge-product';
import { opportunities } from '@adp/shared-data/opportunity';
import { products } from '@adp/shared-data/product';
import { type EntryKind, type IndexedItem, type Searched, toSearchEntries } from '@adp/shared-ui/search-index';

/** The fields of the index that every kind's list has. */
interface Listed extends Searched {
  readonly lang: string;
}

type Reader = Pick<DataReader, 'list' | 'get' | 'count'>;

/** Entries of the index, and the documents that could not be read for it. */
interface Collected {
  readonly items: readonly IndexedItem[];
  /** Paths of published documents that cannot be read. */
  readonly unreadable: readonly string[];
}

/** What was read of a kind, and when its collection had last been written by then. */
interface CollectedKind extends Collected {
  readonly mark: string;
}

/** Items read of each kind, by collection. */
export type Collection = Readonly<Record<string, CollectedKind>>;

/** Commits that were under way when the mark was read may have an earlier time, in milliseconds. */
const overlap = 60_000;
/** The rules let no count go beyond 50, which may be more. */
const countable = 49;

/**
 * All published items of all kinds. A kind of which nothing has been written since `last` is not read again, of another one
 * what was written since.
 * @throws Error with one sentence where a kind has documents of which none can be read: the schema does not fit the data
 */
export async function collectItems(reader: Reader, last: Collection = {}): Promise<Collection> {
  return {
    ...(await collect(reader, 'knowledgeProduct', knowledgeProducts, last)),
    ...(await collect(reader, 'article', articles, last)),
    ...(await collect(reader, 'event', events, last)),
    ...(await collect(reader, 'opportunity', opportunities, last)),
    ...(await collect(reader, 'product', products, last)),
  };
}

/** All kinds together. */
export function joinCollections(kinds: Collection): Collected {
  const all = Object.values(kinds);
  return { items: all.flatMap(({ items }) => items), unreadable: all.flatMap(({ unreadable }) => unreadable) };
}

async function collect<Filter extends string>(
  reader: Reader,
  kind: EntryKind,
  source: DataKind<unknown, Listed, Filter, 'newest'>,
  last: Collection,
): Promise<Collection> {
  const { collection } = source;
  // Before the items: what is written while they are read is read next time.
  const mark = (await reader.get(contentChanges, collection))?.updatedAt.toISOString() ?? '';
  const known = last[collection];
  const isKnown = known !== undefined && mark !== '' && known.mark !== '';
  if (isKnown && known.mark === mark) return { [collection]: known };
  // What cannot be read has no place in time to be counted at: its kind is read whole until it is mended.
  const changes = isKnown && known.unreadable.length === 0 ? await readChanges(reader, kind, source, known) : undefined;
  return { [collection]: { ...(changes ?? (await readAll(reader, kind, source))), mark } };
}

async function readAll<Filter extends string>(
  reader: Reader,
  kind: EntryKind,
  source: DataKind<unknown, Listed, Filter, 'newest'>,
): Promise<Collected> {
  const all = await readPages(reader, kind, source, { order: 'newest' });
  if (all.items.length === 0 && all.unreadable.length > 0)
    throw new Error(`None of the ${all.unreadable.length} documents of ${source.collection} can be read.`);
  return all;
}

/**
 * What is known of a kind with what was written since. Nothing tells what is no longer public: known items are counted, up to
 * 49 at a time, and read again where their number is another. Undefined where a changed document cannot be read.
 */
async function readChanges<Filter extends string>(
  reader: Reader,
  kind: EntryKind,
  source: DataKind<unknown, Listed, Filter, 'newest'>,
  known: CollectedKind,
): Promise<Collected | undefined> {
  const range = { from: new Date(new Date(known.mark).getTime() - overlap) };
  const byChange = changedKind(source);
  const updated = await readPages(reader, kind, byChange, { order: 'updated', range });
  const translated = await readPages(reader, kind, byChange, { order: 'translated', range });
  if (updated.unreadable.length + translated.unreadable.length > 0) return undefined;
  const items = replaceItems(replaceItems(known.items, updated.items), translated.items);
  const slices = await Promise.all(
    toSlices(items).map(async ({ from, to, members }) => {
      const list = { order: 'newest', range: { ...(from && { from }), ...(to && { to }) } } as const;
      const { count, capped } = await reader.count(source, list);
      const isSame = !capped && count === members.filter(isWritten).length;
      return isSame ? { items: members, unreadable: [] } : readPages(reader, kind, source, list);
    }),
  );
  return {
    items: slices.flatMap(({ items: some }) => some),
    unreadable: slices.flatMap(({ unreadable }) => unreadable),
  };
}

function replaceItems(items: readonly IndexedItem[], changed: readonly IndexedItem[]): readonly IndexedItem[] {
  const ids = new Set(changed.map(({ id }) => id));
  return [...items.filter(({ id }) => !ids.has(id)), ...changed];
}

interface Slice {
  readonly from: Date | undefined;
  readonly to: Date | undefined;
  readonly members: readonly IndexedItem[];
}

/** All items by the times at which they were published, as many together as can be counted. The first and the last slice are open. */
function toSlices(items: readonly IndexedItem[]): readonly Slice[] {
  const byTime = new Map<number, IndexedItem[]>();
  for (const item of items) {
    const time = new Date(item.publishedAt).getTime();
    byTime.set(time, [...(byTime.get(time) ?? []), item]);
  }
  const slices: { readonly from: Date | undefined; readonly members: IndexedItem[] }[] = [
    { from: undefined, members: [] },
  ];
  for (const [time, added] of [...byTime].sort(([a], [b]) => a - b)) {
    const slice = slices.at(-1);
    if (slice && [...slice.members, ...added].filter(isWritten).length <= countable) slice.members.push(...added);
    else slices.push({ from: new Date(time), members: added });
  }
  return slices.map((slice, place) => ({ ...slice, to: slices[place + 1]?.from }));
}

/** Whether an entry is an item as it is written: each has one. */
function isWritten({ original }: IndexedItem): boolean {
  return original === undefined;
}

/** A list in requests of 50. */
async function readPages<Filter extends string, Order extends string>(
  reader: Reader,
  kind: EntryKind,
  source: DataKind<unknown, Listed, Filter, Order>,
  options: Pick<ListOptions<Filter, Order>, 'order' | 'range'>,
): Promise<Collected> {
  const items: IndexedItem[] = [];
  const unreadable: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof reader.list<Listed, Filter, Order>>> = await reader.list(source, {
      ...options,
      pageSize: 50,
      cursor,
    });
    for (const item of page.items) {
      const { publishedAt } = item;
      for (const entry of toSearchEntries(kind, item))
        items.push({ ...entry, lang: entry.lang ?? item.lang, publishedAt: publishedAt?.getTime() ?? 0 });
    }
    unreadable.push(...page.skipped.map((id) => `${source.collection}/${id}`));
    cursor = page.cursor;
  } while (cursor !== null);
  return { items, unreadable };
}
