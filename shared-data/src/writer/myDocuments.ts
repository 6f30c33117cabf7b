import type { Asked, Door } from '../client/FirestoreClient';
import { MAX_PAGE, toStructuredQuery } from '../client/queries';
import { documentOf, type FoundDocument, rowsOf } from '../client/wireValues';
import { byAuthor } from '../kinds/content/contentKind';
import type { Ownership } from '../kinds/kind';

interface OwnCollection {
  readonly collection: string;
  readonly own: Ownership<never>;
}

/** Where the items of members stand. Not as kinds: no schema is needed to take or to give away what is there. */
export const ownCollections: readonly OwnCollection[] = [
  { collection: 'articles', own: byAuthor },
  { collection: 'events', own: byAuthor },
  { collection: 'opportunities', own: byAuthor },
  { collection: 'products', own: byAuthor },
];

export const ownNotifications: OwnCollection = {
  collection: 'notifications',
  own: { owner: 'uid', order: { field: 'created_at', direction: 'DESCENDING' } },
};

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
