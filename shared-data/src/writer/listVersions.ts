import type { FirestoreClient, RequestOptions } from '../client/FirestoreClient';
import { MAX_PAGE, toStructuredQuery } from '../client/queries';
import { toDocument, toRows } from '../client/wireValues';
import type { Kind } from '../kinds/kind';
import { checkId } from './createOnce';

/** Which item's versions: an author reads those of the own. */
export interface VersionsOf extends RequestOptions {
  readonly id: string;
  /** Its author. */
  readonly uid: string;
}

/** An item as it was. */
export interface ItemVersion<Item> {
  readonly item: Item;
  readonly savedAt: Date;
}

/** The last 50 versions of an item, the newest first; those that do not fit the schema any more are passed over. */
export async function listVersions<Item>(
  kind: Pick<Kind<Item, unknown>, 'collection' | 'readItem'>,
  { id, uid, signal }: VersionsOf,
  { request }: Pick<FirestoreClient, 'request'>,
): Promise<readonly ItemVersion<Item>[]> {
  const structuredQuery = toStructuredQuery({
    collection: 'versions',
    where: [['author_uid', 'EQUAL', uid]],
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
