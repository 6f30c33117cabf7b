import type { Count, DataReader } from '../client/createReader';
import type { ContentKind } from '../kinds/contentKinds';
import type { Kind } from '../kinds/kind';
import { findAuthor } from '../kinds/member/bylines';
import type { Filters } from './ListDefinition';
import { listPlan } from './listPlan';
import { countList, readListPage } from './readListPage';

/** A page of a list as the site's endpoints answer it. */
export interface ListAnswer<Item> {
  readonly items: readonly Item[];
  /** The cursor of the next page, for its address; null where the list ends. */
  readonly next: string | null;
  /** Of the whole list; null in later pages, and where the list itself does not tell it. */
  readonly count: Count | null;
  /** The server's time of the data. */
  readonly asOf: Date;
}

interface ListRequest {
  /** Of the list's address. */
  readonly filters: Filters;
  readonly after?: string | undefined;
  readonly now?: Date;
}

/**
 * Reads a page of a kind's list, with the number of its items.
 * @param listed where the kind is read
 * @throws DataError, `invalid` for a cursor that belongs to no such list
 */
export async function readList<Item extends object>(
  reader: Pick<DataReader, 'count' | 'get' | 'list'>,
  listed: Kind<unknown, Item>,
  kind: ContentKind,
  { filters, after, now = new Date() }: ListRequest,
): Promise<ListAnswer<Item>> {
  const [author] = filters['author'] ?? [];
  // The address has a username, which may change; items are found by the member's uid.
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
