import type { Administrator } from '@adp/shared-data/administrator';
import { ignoreStale, isStale } from '../background/stale';
import { digestCollection } from './digests';
import { mailCollection } from './mailQueue';
import { notifiedCollection } from './matchAlerts';
import { deleteOwnerData } from './ownerData';
import { dueCollection } from './planDigests';
import { receivedCollection } from './receivedItems';

/** The collections whose documents have the time of their deletion in `delete_at`. */
const collections = [mailCollection, digestCollection, notifiedCollection, dueCollection, receivedCollection] as const;

const batchSize = 400;
const batchesPerRun = 25;
const addressesPerRun = 200;

/**
 * Creates a scheduled job that deletes emails, digests and their traces after 30 days, and unused addresses with
 * everything that belongs to them.
 */
export function deleteOldMail(administrator: Administrator): (event: { readonly time: string }) => Promise<void> {
  return async ({ time }) => {
    const until = new Date(time);
    await deleteOldAddresses(until, administrator);
    for (const collection of collections)
      for (let batch = 0; batch < batchesPerRun; batch += 1) {
        const old = await administrator.listUntil(collection, { field: 'delete_at', until, limit: batchSize });
        if (old.length === 0) break;
        // The commit fails if a document has been used again since it was listed. The next run deletes the others.
        const writes = old.map(({ id, version }) => ({
          path: `${collection}/${id}`,
          deleted: true as const,
          precondition: { updateTime: version },
        }));
        const isDone = await administrator.commit(writes).then(
          () => true,
          (error: unknown) => {
            if (!isStale(error)) throw error;
            return false;
          },
        );
        if (!isDone || old.length < batchSize) break;
      }
  };
}

async function deleteOldAddresses(until: Date, administrator: Administrator): Promise<void> {
  const old = await administrator.listUntil('subscribers', { field: 'delete_at', until, limit: addressesPerRun });
  for (const { id, version } of old)
    // Keeps an address that has been used again in the meantime.
    await deleteOwnerData({ subscriber: id }, administrator, { updateTime: version }).catch(ignoreStale);
}
