import * as v from 'valibot';
import { callForMember } from '../client/callForMember';
import type { DataOptions } from '../client/connect';
import type { FirestoreClient } from '../client/FirestoreClient';
import { requireItem } from '../client/requireItem';
import { dateTime, whole } from '../fields/fieldSchemas';
import { createParser } from '../kinds/readWith';
import { runQuery } from './reviewQueries';

const count = v.optional(whole({ min: 0, max: Number.MAX_SAFE_INTEGER }), 0);

const readDay = createParser(
  v.object({
    sent: count,
    bounced: count,
    complained: count,
    failed: count,
    unsubscribed: count,
  }),
);

const readSetting = createParser(v.object({ stopped: v.boolean(), changedAt: dateTime }));

/** The number of emails by outcome on a day in UTC. Contains no addresses. */
export interface MailDay {
  readonly id: string;
  readonly sent: number;
  readonly bounced: number;
  readonly complained: number;
  readonly failed: number;
  readonly unsubscribed: number;
}

/** The sending of emails: the switch, and the days with emails, oldest first. */
export interface MailStatus {
  readonly isStopped: boolean;
  /** The time of the last change. Null if sending has never been stopped. */
  readonly changedAt: Date | null;
  readonly days: readonly MailDay[];
}

type Client = Pick<FirestoreClient, 'read' | 'request' | 'root'>;

/** Reads the switch and the days from `since`, such as `2026-11-01`, at most 50 days. Requires an administrator. */
export async function readMail(client: Client, since: string): Promise<MailStatus> {
  const [setting, { rows }] = await Promise.all([
    client.read('settings/mail'),
    runQuery(client, {
      collection: 'mail_stats',
      where: [['day', 'GREATER_THAN_OR_EQUAL', since]],
      order: { field: 'day', direction: 'ASCENDING' },
    }),
  ]);
  const days = rows.map(({ id, fields }) => requireItem(readDay(id, fields)));
  const stored = setting && requireItem(readSetting(setting.id, setting.fields));
  return {
    isStopped: stored?.stopped ?? false,
    changedAt: stored?.changedAt ?? null,
    days,
  };
}

/** Returns the number of emails that wait to be sent. Requires an administrator. */
export async function countMail(options: DataOptions): Promise<number> {
  const answer = v.object({ queued: v.number() });
  return (await callForMember('count-mail', {}, { ...options, answer })).queued;
}
