import type { Asked, Door } from './door';
import type { Ownership } from './kind';
import { MAX_PAGE, toStructuredQuery } from './queries';
import { documentOf, type FoundDocument, rowsOf } from './wireDocuments';

interface OwnPages extends Asked {
  readonly collection: string;
  readonly own: Ownership<never>;
  readonly uid: string;
  /** Stored fields to ask for, all unless said otherwise. */
  readonly select?: readonly string[];
  readonly size?: number;
}

/** Everything of a member in one collection as it is stored, whether it fits its schema or not, page after page. */
export async function* ownPages(
  { ask, root }: Pick<Door, 'ask' | 'root'>,
  { collection, own: { owner, order }, uid, select, size = MAX_PAGE, signal }: OwnPages,
): AsyncGenerator<readonly FoundDocument[]> {
  const query = {
    collection,
    where: [[owner, 'EQUAL', uid] as const],
    order,
    limit: size,
    ...(select ? { select } : {}),
  };
  let after: readonly unknown[] | undefined;
  let found: readonly FoundDocument[];
  do {
    const structuredQuery = toStructuredQuery({ ...query, after });
    const rows = rowsOf(await ask(':runQuery', { body: { structuredQuery }, signal, signed: true }));
    found = rows.flatMap((row) => documentOf(row.document) ?? []);
    const last = found.at(-1);
    if (!last) return;
    yield found;
    after = [last.wire[order.field] ?? {}, { referenceValue: `${root}/${collection}/${last.id}` }];
  } while (found.length === size);
}
