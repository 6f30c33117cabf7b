import type { DataReader } from '../client/createReader';
import { addCounts, type Count } from '../client/documents';
import { DataError } from '../client/DataError';
import type { Kind } from '../kinds/kind';
import type { ListQuery } from './ListDefinition';
import type { ListPlan } from './listPlan';

export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** The cursor of the next page, for the URL. Null at the end of the list. */
  readonly next: string | null;
  readonly readAt: Date;
}

const pageLength = 12;
/** The maximum number of documents that a page reads, across all queries, if the page applies filters itself. */
const filteredPageSize = 50;

/** Reads the page after `after`, across queries if one ends within it. Rejects with `invalid` for a foreign cursor. */
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
    // A request reads one additional document, unless it already reads the maximum.
    const remaining = readCount === 0 ? filteredPageSize : filteredPageSize - readCount - 1;
    if (remaining < 1) break;
    const pageSize = matches || without !== undefined ? remaining : missing;
    const page = await reader.list(source, { order, filters, range, cursor, pageSize });
    readAt = page.asOf;
    readCount += page.items.length;
    const matching = page.items.flatMap((item, at) => (fits(item) ? [{ item, at: page.cursors[at] }] : []));
    const taken = matching.slice(0, missing);
    items.push(...taken.map(({ item }) => item));
    // Items beyond a full page are read again with the next page.
    cursor = matching.length > missing ? taken.at(-1)?.at : (page.cursor ?? undefined);
    if (cursor !== undefined) break;
    index += 1;
  }
  return { items, next: index < queries.length ? `${index}.${cursor ?? ''}` : null, readAt };
}

/** Splits a cursor from the URL into the index of the query and its Firestore cursor. */
function parseCursor(after: string | undefined, queries: readonly ListQuery[]): [number, string | undefined] {
  if (after === undefined) return [0, undefined];
  const [, index = '', cursor = ''] = /^(\d)\.([\w-]*)$/.exec(after) ?? [];
  if (index === '' || Number(index) >= queries.length) throw new DataError('invalid', { fields: ['after'] });
  return [Number(index), cursor === '' ? undefined : cursor];
}

/** Counts the items of a plan's queries, at most 50 per query. */
export async function countList(
  reader: Pick<DataReader, 'count'>,
  source: Kind<unknown, unknown>,
  { queries }: ListPlan,
): Promise<Count> {
  // A query for items without a field also reads the items that have the field.
  const whole = queries.filter(({ without }) => without !== undefined);
  const counted = whole.length > 0 ? whole : queries;
  return addCounts(
    await Promise.all(counted.map(({ order, filters, range }) => reader.count(source, { order, filters, range }))),
  );
}
