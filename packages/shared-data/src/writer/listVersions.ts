import { queryDocuments } from '../client/documents';
import type { FirestoreClient, RequestOptions } from '../client/FirestoreClient';
import { MAX_PAGE, type Query, toStructuredQuery } from '../client/queries';
import { toWire } from '../client/wireValues';
import type { Kind } from '../kinds/kind';
import { checkId } from './createOnce';

/** An item, and who lists its versions. Only authors can read versions that were drafts. */
export type VersionsOf = RequestOptions & {
  readonly id: string;
  /** The revision after which the list of older versions starts. */
  readonly after?: number | undefined;
} & (
    | { readonly authorUid: string }
    /** The programme whose editor lists the versions. Undefined for a reviewer. */
    | { readonly programme: string | undefined }
  );

/** The states of versions that members other than the author may see. */
export const sharedStates = ['in_review', 'scheduled', 'published', 'returned', 'archived', 'removed'];

/** Returns the query conditions that the rules require for the member's role. */
function toConditions(item: VersionsOf): Query['where'] {
  if ('authorUid' in item) return [['author_uid', 'EQUAL', item.authorUid]];
  const { programme } = item;
  return [
    ...(programme === undefined ? [] : [['programme', 'EQUAL', programme] as const]),
    ['status', 'IN', sharedStates],
  ];
}

export interface ItemVersion<Item> {
  readonly item: Item;
  readonly savedAt: Date;
}

export interface ItemVersions<Item> {
  readonly versions: readonly ItemVersion<Item>[];
  /** The revision to pass as `after` to list older versions. Null after the oldest. */
  readonly next: number | null;
}

/** Reads up to 50 versions of an item. Skips versions that no longer match the schema. */
export async function listVersions<Item>(
  kind: Pick<Kind<Item, unknown>, 'collection' | 'readItem'>,
  item: VersionsOf,
  { request, root }: Pick<FirestoreClient, 'request' | 'root'>,
): Promise<ItemVersions<Item>> {
  const { id, after, signal } = item;
  const path = `/revisions/${kind.collection}/items/${checkId(id)}`;
  const structuredQuery = toStructuredQuery({
    collection: 'versions',
    where: toConditions(item),
    order: { field: 'revision', direction: 'DESCENDING' },
    after: after === undefined ? undefined : [toWire(after), { referenceValue: `${root}${path}/versions/${after}` }],
    limit: MAX_PAGE,
  });
  const { documents } = await queryDocuments(request, structuredQuery, { parent: path, signal, signed: true });
  const last = documents.at(-1)?.fields['revision'];
  return {
    versions: documents.flatMap(({ fields }) => {
      const reading = kind.readItem(id, fields);
      const { saved_at: savedAt } = fields;
      return 'item' in reading && savedAt instanceof Date ? [{ item: reading.item, savedAt }] : [];
    }),
    // A full page may be the last page. The next page is then empty.
    next: documents.length === MAX_PAGE && typeof last === 'number' ? last : null,
  };
}
