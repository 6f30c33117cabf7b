import { createHmac, randomBytes } from 'node:crypto';
import type { Administrator, DocumentWrite, FoundDocument } from '@adp/shared-data/administrator';
import { getText } from '../background/events';
import { commitOnce } from '../background/notifications';
import { savedUsage } from '../usage/commitCounts';

/** Daily limits of reports without an account. The rules count members' reports (docs/decisions/116). */
export const dailyLimits = { ofAddress: 5, ofAll: 200 } as const;

interface DailyLimits {
  readonly collection: string;
  readonly limits: { readonly ofAddress: number; readonly ofAll: number };
}

const reportLimits: DailyLimits = { collection: 'report_limits', limits: dailyLimits };
const limitCollections = [reportLimits.collection, 'follow_limits'];
const dayLength = 86_400_000;

/** The number of reports that an IP address has sent today. The security rules prevent everyone from reading it. */
export interface DailyCount {
  readonly hasMore: boolean;
  /** Hashes a text with the IP address and today's salt, so that the result does not reveal the address. */
  readonly hash: (text: string) => string;
  /** The writes that count one more report, for the commit that stores the report. */
  readonly writes: readonly DocumentWrite[];
}

/** Reads the count of an IP address, hashed with a salt that is deleted a day later, so that nobody can find it. */
export async function readDailyCount(
  address: string,
  now: number,
  administrator: Administrator,
  { collection, limits }: DailyLimits = reportLimits,
): Promise<DailyCount> {
  const day = toDay(now);
  const dayPath = `${collection}/${day}`;
  const total = await readDay(dayPath, administrator);
  const salt = getText(total.fields, 'salt');
  const hash = (text: string) => createHmac('sha256', salt).update(text).digest('hex').slice(0, 32);
  const path = `${collection}/${day}_${hash(address)}`;
  const mine = (await administrator.read([path])).get(path);
  const count = toCount(mine);
  return {
    hasMore: count < limits.ofAddress && toCount(total) < limits.ofAll,
    hash: (text) => hash(`${address} ${text}`),
    writes: [
      {
        path,
        fields: { count: count + 1 },
        precondition: mine ? { updateTime: mine.version } : { exists: false },
      },
      // Write the salt again, because a mask must name at least one field.
      { path: dayPath, fields: { salt }, mask: ['salt'], increment: 'count' },
    ],
  };
}

async function readDay(path: string, administrator: Administrator): Promise<FoundDocument> {
  const day = (await administrator.read([path])).get(path);
  if (day) return day;
  const fields = { salt: randomBytes(32).toString('hex'), count: 0 };
  await commitOnce({ path, fields, precondition: { exists: false } }, administrator);
  return readDay(path, administrator);
}

const toCount = (document: FoundDocument | undefined) => Number(document?.fields['count'] ?? 0);
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);

export function untilTomorrow(now: number): number {
  return Math.ceil((dayLength - (now % dayLength)) / 1000);
}

/** Creates a job that deletes counts and salts of reports, and ids of saved usage, before yesterday. */
export function deleteOldLimits(administrator: Administrator): (event: { readonly time: string }) => Promise<void> {
  return async ({ time }) => {
    const yesterday = toDay(Date.parse(time) - dayLength);
    // Ids begin with the date, so the oldest documents come first. The next run deletes the remaining ones.
    for (const daily of [...limitCollections, savedUsage]) {
      const old = (await administrator.listIds(daily, 400)).filter((id) => id.slice(0, 10) < yesterday);
      if (old.length > 0) await administrator.commit(old.map((id) => ({ path: `${daily}/${id}`, deleted: true })));
    }
  };
}
