import type { Administrator } from '@adp/shared-data/administrator';
import type { ActionOptions } from '../actions/ActionContext';
import { mailCollection } from './mailQueue';

/** `mail_stats/{day}` in UTC. Interrupted runs are not counted. */
const statsCollection = 'mail_stats';

type Counts = Readonly<Partial<Record<'sent' | 'bounced' | 'complained' | 'failed' | 'unsubscribed', number>>>;

export async function addToStats(at: Date, counts: Counts, { commit }: Pick<Administrator, 'commit'>): Promise<void> {
  const add = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
  if (Object.keys(add).length === 0) return;
  // The field `day` lets administrators query the last days.
  const day = at.toISOString().slice(0, 10);
  await commit([{ path: `${statsCollection}/${day}`, fields: { day }, mask: ['day'], add }]);
}

/** Runs the action `count-mail`: counts the emails that wait to be sent. */
export async function countMail({ administrator: { count } }: Pick<ActionOptions, 'administrator'>): Promise<object> {
  return { queued: await count(mailCollection, { field: 'not_before', until: new Date('9999-01-01') }) };
}
