import type { Count, DataReader } from '../client/createReader';
import type { ContentKind } from '../kinds/contentKinds';
import type { Kind } from '../kinds/kind';
import { findAuthor } from '../kinds/member/bylines';
import type { Filters } from './ListDefinition';
import { listPlan } from './listPlan';
import { countList, readListPage } from './readListPage';

/** A page of a list, as the endpoints return it. */
export interface ListAnswer<Item> {
  readonly items: readonly Item[];
  /** The cursor of the next page for the URL. Null at the end of the list. */
  readonly next: string | null;
  /** The number of items of the whole list. Null in later pages, and if it is unknown. */
  readonly count: Count | null;
  /** The server's time of the data. */
  readonly asOf: Date;
}

interface ListRequest {
  /** The cursor of the URL. */
  readonly filters: Filters;
  readonly after?: string | undefined;
  readonly now?: Date;
}

/**
 * Reads a page of a kind's list, with the number of its items.
 * @param listed the kind as lists read it
 * @throws DataError `invalid` for a cursor of another list
 */
export async function readList<Item extends object>(
  reader: Pick<DataReader, 'count' | 'get' | 'list'>,
  listed: Kind<unknown, Item>,
  kind: ContentKind,
  { filters, after, now = new Date() }: ListRequest,
): Promise<ListAnswer<Item>> {
  const [author] = filters['author'] ?? [];
  // The URL has a username, which may change. Items have the member's uid.
  const uid = author && ((await findAuthor(reader, author))?.uid ?? '-');
  const plan = listPlan(kind, uid ? { ...filters, author: [uid] } : filters, now);
  const { items, next, readAt } = await readListPage(reader, listed, plan, { after });
  const isWhole = next === null && after === undefined;
  const isCountable = after === undefined && !plan.matches;
  const count = isWhole
    ? { count: items.length, capped: false }
    : isCountable
      ? await countList(reader, listed, plan)
      : null;
  return { items, next, count, asOf: readAt };
}
