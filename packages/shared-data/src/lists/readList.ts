import type { DataReader } from '../client/createReader';
import type { Count } from '../client/documents';
import type { ContentKind } from '../kinds/contentKinds';
import type { Kind } from '../kinds/kind';
import type { Filters } from './ListDefinition';
import { listPlan } from './listPlan';
import { countList, readListPage } from './readListPage';
import { withAuthorUid } from './withAuthorUid';

export interface ListAnswer<Item> {
  readonly items: readonly Item[];
  /** The cursor of the next page, for the URL. Null at the end of the list. */
  readonly next: string | null;
  /** The number of items in the whole list. Null on later pages, and if the number is unknown. */
  readonly count: Count | null;
  readonly asOf: Date;
}

interface ListRequest {
  readonly filters: Filters;
  readonly after?: string | undefined;
  readonly now?: Date;
}

/** Reads a page of a list, with the total number of items. Rejects with `invalid` for a cursor of another list. */
export async function readList<Item extends object>(
  reader: Pick<DataReader, 'count' | 'get' | 'list'>,
  listed: Kind<unknown, Item>,
  kind: ContentKind,
  { filters, after, now = new Date() }: ListRequest,
): Promise<ListAnswer<Item>> {
  const plan = listPlan(kind, await withAuthorUid(reader, filters), now);
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
