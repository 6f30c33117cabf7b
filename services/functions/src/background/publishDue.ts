import { type Administrator, type FoundDocument, hasCode } from '@adp/shared-data/administrator';

/** In one run: what is left waits a minute. */
const limit = 100;

interface Due {
  readonly until: Date;
  readonly administrator: Administrator;
}

/**
 * Hands on the documents of a collection whose `publish_at` has come. What was changed meanwhile is looked at again in the next
 * minute.
 * @throws AggregateError where some failed otherwise: none holds up the others
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

/** Whether a precondition did not hold. Firestore answers with 400 where a version is another one. */
export const isStale = (error: unknown) =>
  (['conflict', 'invalid', 'not-found'] as const).some((code) => hasCode(error, code));
