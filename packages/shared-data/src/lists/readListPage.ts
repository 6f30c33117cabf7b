import type { Count, DataReader } from '../client/createReader';
import { DataError } from '../client/DataError';
import type { Kind } from '../kinds/kind';
import type { ListQuery } from './ListDefinition';
import type { ListPlan } from './listPlan';

/** One page of a list. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** The cursor of the next page, for its address; null where the list ends. */
  readonly next: string | null;
  /** The server's time of the data. */
  readonly readAt: Date;
}

/** Items per page. */
const pageLength = 12;
/** Documents that a page reads where it filters them itself, of all its queries together. */
const filteredPageSize = 50;

/**
 * The page of a list that begins after the cursor `after`: one query, or the following ones too where it ends within the page.
 * @throws DataError, `invalid` for a cursor that belongs to no such list
 */
export async function readListPage<Item extends object>(
  reader: Pick<DataReader, 'list'>,
  source: Kind<unknown, Item>,
  { queries, matches }: ListPlan,
  { after }: { readonly after?: string | undefined } = {},
): Promise<ListPage<Item>> {
  let [index, cursor] = parseCursor(after, queries);
  const items: Item[] = [];
  let readAt = new Date();
  let readCount = 0;
  for (let query = queries[index]; query && items.length < pageLength; query = queries[index]) {
    const missing = pageLength - items.length;
    const { order, filters, range, without } = query;
    const fits = (item: Item) =>
      (matches?.(item) ?? true) && (without === undefined || Reflect.get(item, without) === undefined);
    // A request reads one document ahead, unless it is for as many as there may be.
    const left = readCount === 0 ? filteredPageSize : filteredPageSize - readCount - 1;
    if (left < 1) break;
    const pageSize = matches || without !== undefined ? left : missing;
    const page = await reader.list(source, { order, filters, range, cursor, pageSize });
    readAt = page.asOf;
    readCount += page.items.length;
    const found = page.items.flatMap((item, at) => (fits(item) ? [{ item, at: page.cursors[at] }] : []));
    const taken = found.slice(0, missing);
    items.push(...taken.map(({ item }) => item));
    // Items beyond a full page are read again with the next one.
    cursor = found.length > missing ? taken.at(-1)?.at : (page.cursor ?? undefined);
    if (cursor !== undefined) break;
    index += 1;
  }
  return { items, next: index < queries.length ? `${index}.${cursor ?? ''}` : null, readAt };
}

/** Index of the query and Firestore cursor in a cursor of the address. */
function parseCursor(after: string | undefined, queries: readonly ListQuery[]): [number, string | undefined] {
  if (after === undefined) return [0, undefined];
  const [, index = '', cursor = ''] = /^(\d)\.([\w-]*)$/.exec(after) ?? [];
  if (index === '' || Number(index) >= queries.length) throw new DataError('invalid', { fields: ['after'] });
  return [Number(index), cursor === '' ? undefined : cursor];
}

/** How many items the queries of a plan have, up to 50 each. @throws DataError */
export async function countList(
  reader: Pick<DataReader, 'count'>,
  source: Kind<unknown, unknown>,
  { queries }: ListPlan,
): Promise<Count> {
  // A query for what the others leave out reads theirs too.
  const whole = queries.filter(({ without }) => without !== undefined);
  const counts = await Promise.all(
    (whole.length > 0 ? whole : queries).map(({ order, filters, range }) =>
      reader.count(source, { order, filters, range }),
    ),
  );
  return {
    count: counts.reduce((sum, { count }) => sum + count, 0),
    capped: counts.some(({ capped }) => capped),
  };
}
