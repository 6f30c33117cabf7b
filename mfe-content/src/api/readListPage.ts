import { DataError, type DataReader, type Kind as DataKind } from '@adp/shared-data';
import type { ListPlan, ListQuery } from '../lib/lists/listPlan';

/** What one page of a list came to. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** For the address of the page after it; null where the list ends. */
  readonly next: string | null;
  /** The moment that the page shows. */
  readonly readAt: Date;
}

/** Items per page, as product.md has it. */
const pageLength = 12;
/** So many documents are read to find a page of those that no query finds. */
const lookedThrough = 50;

/**
 * The page of a list that begins after `after`. One query, or the next phase's too where one ends within the page.
 * @throws DataError, `invalid` for an `after` that belongs to no such list
 */
export async function readListPage<Item extends object>(
  reader: Pick<DataReader, 'list'>,
  source: DataKind<unknown, Item>,
  { queries: phases, matches: keep }: ListPlan,
  {
    after,
    onPart,
  }: { readonly after?: string | undefined; readonly onPart?: (items: readonly Item[]) => Promise<void> } = {},
): Promise<ListPage<Item>> {
  let [place, cursor] = parseAfter(after, phases);
  const items: Item[] = [];
  let asOf = new Date();
  for (let phase = phases[place]; phase && items.length < pageLength; phase = phases[place]) {
    const wanted = pageLength - items.length;
    const { order, filters, range } = phase;
    const pageSize = keep ? lookedThrough : wanted;
    const page = await reader.list(source, { order, filters, range, cursor, pageSize });
    asOf = page.asOf;
    const kept = page.items.flatMap((item, index) => (!keep || keep(item) ? [{ item, at: page.cursors[index] }] : []));
    const taken = kept.slice(0, wanted);
    items.push(...taken.map(({ item }) => item));
    // What was read beyond a full page is read again with the next one.
    cursor = kept.length > wanted ? taken.at(-1)?.at : (page.cursor ?? undefined);
    if (cursor !== undefined) break;
    place += 1;
    // What one query has found is shown before the next one is asked.
    if (items.length > 0 && items.length < pageLength && place < phases.length) await onPart?.([...items]);
  }
  return { items, next: place < phases.length ? `${place}.${cursor ?? ''}` : null, readAt: asOf };
}

/** Phase and cursor that an address names. */
function parseAfter(after: string | undefined, phases: readonly ListQuery[]): [number, string | undefined] {
  if (after === undefined) return [0, undefined];
  const [, place = '', cursor = ''] = /^(\d)\.([\w-]*)$/.exec(after) ?? [];
  if (place === '' || Number(place) >= phases.length) throw new DataError('invalid', { fields: ['after'] });
  return [Number(place), cursor === '' ? undefined : cursor];
}
