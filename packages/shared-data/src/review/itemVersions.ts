import type { FirestoreClient } from '../client/FirestoreClient';
import { sharedStates } from '../writer/listVersions';
import { tryItem } from './reviewItem';
import { runQuery } from './reviewQueries';
import { type ReviewedItem, type ReviewedKind, toCollection } from './reviewedKinds';

/** An earlier version in a list. */
export interface ItemVersionEntry {
  readonly revision: number;
  readonly state: string;
  readonly savedAt: Date;
}

const toPlace = (kind: ReviewedKind, id: string) => `revisions/${toCollection(kind)}/items/${id}`;

/** The last 50 versions of an item that were no drafts, the newest first. */
export async function listItemVersions(
  client: Pick<FirestoreClient, 'request' | 'root'>,
  kind: ReviewedKind,
  id: string,
): Promise<readonly ItemVersionEntry[]> {
  const query = {
    collection: 'versions',
    where: [['status', 'IN', sharedStates]],
    order: { field: 'revision', direction: 'DESCENDING' },
    select: ['revision', 'status', 'saved_at'],
  } as const;
  const { rows } = await runQuery(client, query, `/${toPlace(kind, id)}`);
  return rows.flatMap(({ fields: { revision, status, saved_at: savedAt } }) =>
    typeof revision === 'number' && typeof status === 'string' && savedAt instanceof Date
      ? [{ revision, state: status, savedAt }]
      : [],
  );
}

/** An item as it was; null where that is not stored, or no longer fits. */
export async function readItemVersion(
  { read }: Pick<FirestoreClient, 'read'>,
  kind: ReviewedKind,
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<ReviewedItem | null> {
  const found = await read(`${toPlace(kind, id)}/versions/${revision}`);
  return (found && tryItem(kind, { id, fields: found.fields })) ?? null;
}
