import { queryDocuments } from '../client/documents';
import type { FirestoreClient, RequestOptions } from '../client/FirestoreClient';
import { MAX_PAGE, type Query, toStructuredQuery } from '../client/queries';
import { toWire } from '../client/wireValues';
import type { Kind } from '../kinds/kind';
import { checkId } from './createOnce';

/** Which item's versions, and of whom they are read: an author reads all of them, others those that were no drafts. */
export type VersionsOf = RequestOptions & {
  readonly id: string;
  /** The revision after which older ones are listed. */
  readonly after?: number | undefined;
} & (
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

/** Versions of an item, the newest first. */
export interface ItemVersions<Item> {
  readonly versions: readonly ItemVersion<Item>[];
  /** The revision after which older ones are listed; null after the last. */
  readonly next: number | null;
}

/** 50 versions of an item; those that do not fit the schema any more are passed over. */
export async function listVersions<Item>(
  kind: Pick<Kind<Item, unknown>, 'collection' | 'readItem'>,
  item: VersionsOf,
  { request, root }: Pick<FirestoreClient, 'request' | 'root'>,
): Promise<ItemVersions<Item>> {
  const { id, after, signal } = item;
  const place = `/revisions/${kind.collection}/items/${checkId(id)}`;
  const structuredQuery = toStructuredQuery({
    collection: 'versions',
    where: toConditions(item),
    order: { field: 'revision', direction: 'DESCENDING' },
    after: after === undefined ? undefined : [toWire(after), { referenceValue: `${root}${place}/versions/${after}` }],
    limit: MAX_PAGE,
  });
  const { documents: found } = await queryDocuments(request, structuredQuery, { parent: place, signal, signed: true });
  const last = found.at(-1)?.fields['revision'];
  return {
    versions: found.flatMap(({ fields }) => {
      const reading = kind.readItem(id, fields);
      const { saved_at: savedAt } = fields;
      return 'item' in reading && savedAt instanceof Date ? [{ item: reading.item, savedAt }] : [];
    }),
    // A full page may be the last: then the next one is empty.
    next: found.length === MAX_PAGE && typeof last === 'number' ? last : null,
  };
}
