import type { DataReader } from '../client/createReader';
import { MAX_PAGE } from '../client/queries';
import type { Kind } from '../kinds/kind';
import type { ListQuery } from './ListDefinition';
import type { ListPlan } from './listPlan';

interface ReadItems<Item> {
  readonly items: readonly Item[];
  /** True if reading stopped at the maximum, so that there may be more items. */
  readonly capped: boolean;
  readonly asOf: Date;
}

/** The maximum number of documents that a map or a month reads of a kind, so that its cost has a limit. */
const maxDocuments = 300;

/** Reads the items of a plan in large pages, for pages that summarize a list. Rejects with DataError. */
export async function readItems<Item extends object>(
  reader: Pick<DataReader, 'list'>,
  source: Kind<unknown, Item>,
  { queries, matches }: Omit<ListPlan, 'queries'> & { readonly queries: readonly Omit<ListQuery, 'without'>[] },
): Promise<ReadItems<Item>> {
  const items: Item[] = [];
  let asOf = new Date();
  let remaining = maxDocuments;
  for (const query of queries) {
    let cursor: string | null | undefined;
    do {
      const page = await reader.list(source, { ...query, cursor, pageSize: MAX_PAGE });
      items.push(...page.items.filter((item) => matches?.(item) ?? true));
      ({ asOf, cursor } = page);
      remaining -= MAX_PAGE;
    } while (cursor !== null && remaining > 0);
    if (cursor !== null) return { items, capped: true, asOf };
  }
  return { items, capped: false, asOf };
}
