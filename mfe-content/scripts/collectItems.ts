import {
  articles,
  events,
  knowledgeProducts,
  opportunities,
  products,
  type DataReader,
  type Kind as DataKind,
} from '@adp/shared-data';
import type { Kind } from '../src/lib/kinds';
import { type IndexedItem, type Searched, toSearchEntry } from '@adp/shared-ui/search-index';

/** The fields of the index that every kind's list has. */
interface Listed extends Searched {
  readonly lang: string;
}

/** What the index is made of, and the documents that are missing from it. */
interface Collected {
  readonly items: readonly IndexedItem[];
  /** Paths of published documents that cannot be read. */
  readonly unreadable: readonly string[];
}

/**
 * All published items of all kinds, in requests of 50.
 * @throws Error with one sentence where a kind has documents of which none can be read: the schema does not fit the data
 */
export async function collectItems(reader: Pick<DataReader, 'list'>): Promise<Collected> {
  const all = [
    await collect(reader, 'knowledgeProduct', knowledgeProducts),
    await collect(reader, 'article', articles),
    await collect(reader, 'event', events),
    await collect(reader, 'opportunity', opportunities),
    await collect(reader, 'product', products),
  ];
  return { items: all.flatMap(({ items }) => items), unreadable: all.flatMap(({ unreadable }) => unreadable) };
}

async function collect<Filter extends string>(
  reader: Pick<DataReader, 'list'>,
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
      const { lang, publishedAt = new Date(0) } = item;
      found.push({ ...toSearchEntry(kind, item), lang, publishedAt });
    }
    unreadable.push(...page.skipped.map((id) => `${source.collection}/${id}`));
    cursor = page.cursor;
  } while (cursor !== null);
  if (found.length === 0 && unreadable.length > 0)
    throw new Error(`None of the ${unreadable.length} documents of ${source.collection} can be read.`);
  return { items: found, unreadable };
}
