import type { Administrator } from '@adp/shared-data/administrator';
import { isStale } from '../background/publishDue';
import { mailCollection } from './mailQueue';
import { digestCollection, notifiedCollection } from './matchAlerts';
import { dueCollection } from './planDigests';
import { receivedCollection } from './composeAlerts';

/** The collections whose documents have the time of their deletion in `delete_at`. */
const collections = [
  mailCollection,
  digestCollection,
  notifiedCollection,
  dueCollection,
  receivedCollection,
  'subscribers',
] as const;

const batchSize = 400;
const batchesPerRun = 25;

/** Deletes emails, digests and their traces after 30 days, and unconfirmed addresses after a week. */
export function deleteOldMail(administrator: Administrator): (event: { readonly time: string }) => Promise<void> {
  return async ({ time }) => {
    const until = new Date(time);
    for (const collection of collections)
      for (let batch = 0; batch < batchesPerRun; batch += 1) {
        const old = await administrator.listUntil(collection, { field: 'delete_at', until, limit: batchSize });
        if (old.length === 0) break;
        // A document that has been used again since is kept. The next run deletes the others.
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
