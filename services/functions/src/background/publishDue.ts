import type { Administrator, FoundDocument } from '@adp/shared-data/administrator';
import { isStale } from './stale';

/** The maximum number of documents per run. The next run publishes the remaining ones. */
const limit = 100;

interface Due {
  readonly until: Date;
  readonly administrator: Administrator;
}

/**
 * Publishes due documents, unless they change in the meantime. If some fail, publishes all others and then rejects with
 * an AggregateError.
 */
export async function publishDue(
  collection: string,
  { until, administrator }: Due,
  publish: (due: FoundDocument) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = [];
  for (const due of await administrator.listUntil(collection, { field: 'publish_at', until, limit }))
    try {
      await publish(due);
    } catch (error) {
      if (!isStale(error)) errors.push(error);
    }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${collection} were not published.`);
}
