import type { Administrator, DocumentWrite } from '@adp/shared-data/administrator';
import { mailCollection } from './mailQueue';

/** `mail_stats/{day}` in UTC. `queued` is the queue's length after the last run. Interrupted runs are not counted. */
const statsCollection = 'mail_stats';

type Counts = Readonly<Partial<Record<'sent' | 'bounced' | 'failed' | 'unsubscribed', number>>>;

export async function addToStats(at: Date, counts: Counts, { commit }: Pick<Administrator, 'commit'>): Promise<void> {
  const add = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
  if (Object.keys(add).length === 0) return;
  await commit([toDayWrite(at, {}, add)]);
}

export async function setQueueLength(at: Date, { commit, count }: Administrator): Promise<void> {
  const queued = await count(mailCollection, { field: 'not_before', until: new Date('9999-01-01') });
  await commit([toDayWrite(at, { queued })]);
}

/** Returns a write to the document of a day. The field `day` lets administrators query the last days. */
function toDayWrite(at: Date, fields: Readonly<Record<string, number>>, add: Counts = {}): DocumentWrite {
  const day = at.toISOString().slice(0, 10);
  const path = `${statsCollection}/${day}`;
  return { path, fields: { day, ...fields }, mask: ['day', ...Object.keys(fields)], add };
}
