import { loadPublic } from '@adp/shared-data/client';
import type { ItemCounts } from '@adp/shared-ui/search-index';

/** Number of published items by kind, and number of deadlines and starting events by day. */
export type Collection = Pick<ItemCounts, 'kind' | 'deadline' | 'event'>;

/** Reads the numbers of the collection. Resolves to undefined on failure, because the front page is useful without them. */
export async function readCollection(): Promise<Collection | undefined> {
  try {
    const { answer } = await loadPublic<{ readonly counts: ItemCounts }>('counts');
    if (!answer) return undefined;
    const { kind, deadline, event } = answer.counts;
    return { kind, deadline, event };
  } catch {
    return undefined;
  }
}
