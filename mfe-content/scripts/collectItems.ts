import {
  articles,
  contentChanges,
  events,
  knowledgeProducts,
  opportunities,
  products,
  type DataReader,
  type Kind as DataKind,
} from '@adp/shared-data';
import type { Kind } from '../src/lib/kinds';
import { type IndexedItem, type Searched, toSearchEntries } from '@adp/shared-ui/search-index';

/** The fields of the index that every kind's list has. */
interface Listed extends Searched {
  readonly lang: string;
}

type Reader = Pick<DataReader, 'list' | 'get'>;

/** What the index is made of, and the documents that are missing from it. */
interface Collected {
  readonly items: readonly IndexedItem[];
  /** Paths of published documents that cannot be read. */
  readonly unreadable: readonly string[];
}

/** What was read of a kind, and when its collection had last been written by then. */
export interface CollectedKind extends Collected {
  readonly mark: string;
}

/** What was read of each kind, by its collection. */
export type Collection = Readonly<Record<string, CollectedKind>>;

/**
 * All published items of all kinds, in requests of 50. A kind of which nothing has been written since `last` is not read again.
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
  kind: Kind,
  source: DataKind<unknown, Listed, Filter, 'newest'>,
  last: Collection,
): Promise<Collection> {
  const { collection } = source;
  // Before the items: what is written while they are read is read next time.
  const mark = (await reader.get(contentChanges, collection))?.updatedAt.toISOString() ?? '';
  const known = last[collection];
  if (known && mark !== '' && known.mark === mark) return { [collection]: known };
  return { [collection]: { ...(await readAll(reader, kind, source)), mark } };
}

async function readAll<Filter extends string>(
  reader: Reader,
  kind: Kind,
  source: DataKind<unknown, Listed, Filter, 'newest'>,
): Promise<Collected> {
  const found: IndexedItem[] = [];
  const unreadable: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof reader.list<Listed, Filter, 'newest'>>> = await reader.list(source, {
      order: 'newest',
      pageSize: 50,
      cursor,
    });
    for (const item of page.items) {
      const { publishedAt } = item;
      for (const entry of toSearchEntries(kind, item))
        found.push({ ...entry, lang: entry.lang ?? item.lang, publishedAt: publishedAt?.getTime() ?? 0 });
    }
    unreadable.push(...page.skipped.map((id) => `${source.collection}/${id}`));
    cursor = page.cursor;
  } while (cursor !== null);
  if (found.length === 0 && unreadable.length > 0)
    throw new Error(`None of the ${unreadable.length} documents of ${source.collection} can be read.`);
  return { items: found, unreadable };
}
