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
import type { IndexedItem } from '../src/lib/search/buildShards';

/** The fields of the index that every kind's list has. */
interface Listed {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly lang: string;
  readonly publishedAt?: Date;
}

/** All published items of all kinds, in requests of 50. */
export async function collectItems(reader: Pick<DataReader, 'list'>): Promise<readonly IndexedItem[]> {
  const all = [
    await collect(reader, 'knowledgeProduct', knowledgeProducts),
    await collect(reader, 'article', articles),
    await collect(reader, 'event', events),
    await collect(reader, 'opportunity', opportunities),
    await collect(reader, 'product', products),
  ];
  return all.flat();
}

async function collect<Filter extends string>(
  reader: Pick<DataReader, 'list'>,
  kind: Kind,
  source: DataKind<unknown, Listed, Filter, 'newest'>,
): Promise<readonly IndexedItem[]> {
  const found: IndexedItem[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof reader.list<Listed, Filter, 'newest'>>> = await reader.list(source, {
      order: 'newest',
      pageSize: 50,
      cursor,
    });
    for (const { id, title, summary, tags, lang, publishedAt = new Date(0) } of page.items) {
      found.push({ kind, id, title, summary, tags, lang, publishedAt });
    }
    cursor = page.cursor;
  } while (cursor !== null);
  return found;
}
