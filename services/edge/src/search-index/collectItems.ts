import { type ServerReader, toChangeTime } from '@adp/shared-data/changes';
import type { ListOptions } from '@adp/shared-data/client';
import { findStates, toComparedFields } from '@adp/shared-data/lists';
import { changedKind, type Kind, kindNames, wholeKinds } from '@adp/shared-data/content';
import { type EntryKind, type IndexedItem, type SearchableItem, toSearchEntries } from '@adp/shared-ui/search-index';

interface Listed extends SearchableItem {
  readonly lang: string;
  readonly sample?: boolean;
}

type Reader = Pick<ServerReader, 'list' | 'count' | 'getChangeToken'>;
type Source = Kind<unknown, Listed>;

interface Collected {
  readonly items: readonly IndexedItem[];
  /** Paths of published documents that cannot be read. */
  readonly unreadable: readonly string[];
}

interface CollectedKind extends Collected {
  /** The collection's change token before the items were read. Empty if the collection has none. */
  readonly changeToken: string;
}

export type CollectedKinds = Readonly<Record<string, CollectedKind>>;

/** The maximum duration of a commit, in milliseconds. A slow commit may have an earlier time than the change token. */
const overlap = 60_000;
/** The maximum number of items that can be counted: the security rules stop at 50, which may mean more. */
const maxCount = 49;

/**
 * Collects all items, but reads only those that have changed since `last`. Rejects with one sentence if a kind cannot
 * be read at all.
 */
export async function collectItems(reader: Reader, last: CollectedKinds = {}): Promise<CollectedKinds> {
  const kinds: Record<string, CollectedKind> = {};
  for (const kind of kindNames) {
    const source: Source = wholeKinds[kind];
    kinds[source.collection] = await collect(reader, kind, source, last[source.collection]);
  }
  return kinds;
}

export function joinKinds(kinds: CollectedKinds): Collected {
  const all = Object.values(kinds);
  return { items: all.flatMap(({ items }) => items), unreadable: all.flatMap(({ unreadable }) => unreadable) };
}

async function collect(
  reader: Reader,
  kind: EntryKind,
  source: Source,
  base: CollectedKind | undefined,
): Promise<CollectedKind> {
  // Read the change token before the items, so that the next run reads items that are written in the meantime.
  const changeToken = await reader.getChangeToken(source.collection);
  const isTracked = base !== undefined && changeToken !== '' && base.changeToken !== '';
  if (isTracked && base.changeToken === changeToken) return base;
  // An unreadable document has no publication date, so it cannot be counted. Read its whole kind until it is repaired.
  const changes = isTracked && base.unreadable.length === 0 ? await readChanges(reader, kind, source, base) : undefined;
  return { ...(changes ?? (await readAll(reader, kind, source))), changeToken };
}

async function readAll(reader: Reader, kind: EntryKind, source: Source): Promise<Collected> {
  const all = await readPages(reader, kind, source, { order: 'newest' });
  if (all.items.length === 0 && all.unreadable.length > 0)
    throw new Error(`None of the ${all.unreadable.length} documents of ${source.collection} can be read.`);
  return all;
}

/** Merges changed items. Reads slices again if their count has changed, because items have disappeared from them. */
async function readChanges(
  reader: Reader,
  kind: EntryKind,
  source: Source,
  base: CollectedKind,
): Promise<Collected | undefined> {
  const range = { from: new Date(toChangeTime(base.changeToken).getTime() - overlap) };
  const byChange = changedKind(source);
  const updated = await readPages(reader, kind, byChange, { order: 'updated', range });
  const translated = await readPages(reader, kind, byChange, { order: 'translated', range });
  if (updated.unreadable.length + translated.unreadable.length > 0) return undefined;
  const items = replaceItems(replaceItems(base.items, updated.items), translated.items);
  const slices = await Promise.all(
    toSlices(items).map(async ({ from, to, members }) => {
      const list = { order: 'newest', range: { ...(from && { from }), ...(to && { to }) } } as const;
      const { count, capped } = await reader.count(source, list);
      const isSame = !capped && count === members.filter(isOriginal).length;
      return isSame ? { items: members, unreadable: [] } : readPages(reader, kind, source, list);
    }),
  );
  return {
    items: slices.flatMap((slice) => slice.items),
    unreadable: slices.flatMap((slice) => slice.unreadable),
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
    if (slice && [...slice.members, ...added].filter(isOriginal).length <= maxCount) slice.members.push(...added);
    else slices.push({ from: new Date(time), members: added });
  }
  return slices.map((slice, index) => ({ ...slice, to: slices[index + 1]?.from }));
}

function isOriginal({ original }: IndexedItem): boolean {
  return original === undefined;
}

async function readPages(
  reader: Reader,
  kind: EntryKind,
  source: Source,
  options: Pick<ListOptions<string, string>, 'order' | 'range'>,
): Promise<Collected> {
  const items: IndexedItem[] = [];
  const unreadable: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof reader.list<Listed, string, string>>> = await reader.list(source, {
      ...options,
      pageSize: 50,
      cursor,
    });
    for (const item of page.items) {
      const { publishedAt } = item;
      for (const entry of toSearchEntries(kind, item, findStates(kind, item)))
        items.push({
          ...entry,
          lang: entry.lang ?? item.lang,
          publishedAt: publishedAt?.getTime() ?? 0,
          ...(item.sample && { sample: true }),
          ...(entry.original === undefined && { compared: toComparedFields(kind, item) }),
        });
    }
    unreadable.push(...page.skipped.map((id) => `${source.collection}/${id}`));
    cursor = page.cursor;
  } while (cursor !== null);
  return { items, unreadable };
}
