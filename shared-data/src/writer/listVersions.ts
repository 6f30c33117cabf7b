import type { FirestoreClient, RequestOptions } from '../client/FirestoreClient';
import { MAX_PAGE, type Query, toStructuredQuery } from '../client/queries';
import { toDocument, toRows } from '../client/wireValues';
import type { Kind } from '../kinds/kind';
import { checkId } from './createOnce';

/** Which item's versions, and of whom they are read: an author reads all of them, others those that were no drafts. */
export type VersionsOf = RequestOptions & { readonly id: string } & (
    | { readonly authorUid: string }
    /** As an editor of the programme that they were for; undefined: as a reviewer. */
    | { readonly programme: string | undefined }
  );

/** The states of versions that others than the author may read. */
export const sharedStates = ['in_review', 'scheduled', 'published', 'returned', 'archived', 'removed'];

/** The conditions that the rules want of each reader. */
function toConditions(item: VersionsOf): Query['where'] {
  if ('authorUid' in item) return [['author_uid', 'EQUAL', item.authorUid]];
  const { programme } = item;
  return [
    ...(programme === undefined ? [] : [['programme', 'EQUAL', programme] as const]),
    ['status', 'IN', sharedStates],
  ];
}

/** An item as it was. */
export interface ItemVersion<Item> {
  readonly item: Item;
  readonly savedAt: Date;
}

/** The last 50 versions of an item, the newest first; those that do not fit the schema any more are passed over. */
export async function listVersions<Item>(
  kind: Pick<Kind<Item, unknown>, 'collection' | 'readItem'>,
  item: VersionsOf,
  { request }: Pick<FirestoreClient, 'request'>,
): Promise<readonly ItemVersion<Item>[]> {
  const { id, signal } = item;
  const structuredQuery = toStructuredQuery({
    collection: 'versions',
    where: toConditions(item),
    order: { field: 'revision', direction: 'DESCENDING' },
    limit: MAX_PAGE,
  });
  const path = `/revisions/${kind.collection}/items/${checkId(id)}:runQuery`;
  const rows = toRows(await request(path, { body: { structuredQuery }, signal, signed: true }));
  return rows.flatMap((row) => {
    const { fields = {} } = toDocument(row.document) ?? {};
    const reading = kind.readItem(id, fields);
    const { saved_at: savedAt } = fields;
    return 'item' in reading && savedAt instanceof Date ? [{ item: reading.item, savedAt }] : [];
  });
}
