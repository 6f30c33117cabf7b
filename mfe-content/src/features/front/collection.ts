import { loadPublic } from '@adp/shared-data/client';
import type { ItemCounts } from '@adp/shared-ui/search-index';

/** Number of items in the list of each kind, and number of deadlines and starting events by day. */
export type Collection = Pick<ItemCounts, 'kind' | 'deadline' | 'event'>;

interface Answer {
  readonly counts: ItemCounts;
  /** Number of items in lists that do not show all items. Absent in responses of older servers. */
  readonly listed?: ItemCounts['kind'];
}

/** Reads the numbers of the collection. Resolves to undefined on failure, because the front page is useful without them. */
export async function readCollection(): Promise<Collection | undefined> {
  try {
    const { answer } = await loadPublic<Answer>('counts');
    if (!answer) return undefined;
    const { kind, deadline, event } = answer.counts;
    return { kind: { ...kind, ...answer.listed }, deadline, event };
  } catch {
    return undefined;
  }
}
