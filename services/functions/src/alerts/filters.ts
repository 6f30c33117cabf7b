import type { Administrator } from '@adp/shared-data/administrator';
import { type DocumentEvent, getText, readEvent } from '../background/events';
import { isStale } from '../background/stale';
import { toHash } from '../background/toHash';

export const filterCollection = 'filters';
/** The document whose change makes `matchAlerts` read the filters again. */
export const filterMark = 'alert_state/filters';

/** Returns the id of a filter: the hash of its topic. */
export const toFilterId = (topic: string) => toHash(topic);

const tries = 5;

/**
 * Handles writes of subscriptions: updates the filters of their topics. Counts all subscriptions of a topic, because
 * events may repeat and arrive in any order.
 */
export async function updateFilters(event: DocumentEvent, administrator: Administrator): Promise<void> {
  const { before, after } = readEvent(event);
  const topics = new Set([getText(before, 'topic'), getText(after, 'topic')]);
  if (topics.size === 1 && event.before && event.after) return;
  for (const topic of topics) if (topic) await updateFilter(topic, administrator);
}

async function updateFilter(topic: string, administrator: Administrator): Promise<void> {
  const path = `${filterCollection}/${toFilterId(topic)}`;
  for (let remaining = tries; ; remaining -= 1) {
    // Read the filter before counting. If another event changes it in the meantime, the commit fails and is repeated.
    const stored = (await administrator.read([path])).get(path);
    const count = await administrator.count('subscriptions', { field: 'topic', value: topic });
    if (!stored && count === 0) return;
    const precondition = stored ? { updateTime: stored.version } : { exists: false };
    try {
      await administrator.commit([
        // Write an unchanged count too, so that a concurrent deletion that counted earlier fails.
        count > 0
          ? { path, fields: { topic, count }, times: ['changed_at'], precondition }
          : { path, deleted: true, precondition },
        ...(stored && count > 0 ? [] : [{ path: filterMark, fields: {}, times: ['changed_at'] }]),
      ]);
      return;
    } catch (error) {
      if (!isStale(error) || remaining === 1) throw error;
    }
  }
}
