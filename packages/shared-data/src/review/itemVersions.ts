import type { FirestoreClient } from '../client/FirestoreClient';
import { sharedStates } from '../writer/listVersions';
import type { ContentKind } from '../kinds/contentKinds';
import { tryItem } from './reviewItem';
import { runQuery } from './reviewQueries';
import { type ReviewedItem, toCollection } from './reviewedKinds';

export interface ItemVersionEntry {
  readonly revision: number;
  readonly state: string;
  readonly savedAt: Date;
}

const toPlace = (kind: ContentKind, id: string) => `revisions/${toCollection(kind)}/items/${id}`;

/** Lists the last 50 versions of an item that were not drafts, newest first. */
export async function listItemVersions(
  client: Pick<FirestoreClient, 'request' | 'root'>,
  kind: ContentKind,
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

/** Reads a former version of an item. Resolves to null if the version is not stored or no longer matches the schema. */
export async function readItemVersion(
  { read }: Pick<FirestoreClient, 'read'>,
  kind: ContentKind,
  id: string,
  revision: number,
): Promise<ReviewedItem | null> {
  const version = await read(`${toPlace(kind, id)}/versions/${revision}`);
  return (version && tryItem(kind, { id, fields: version.fields })) ?? null;
}
