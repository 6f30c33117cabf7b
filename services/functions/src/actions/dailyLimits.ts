import { createHmac, randomBytes } from 'node:crypto';
import type { Administrator, DocumentWrite, FoundDocument } from '@adp/shared-data/administrator';
import { getText } from '../background/events';
import { commitOnce } from '../background/notifications';
import { savedUsage } from '../usage/saveUsage';

/** Reports without an account: of one address in a day, and of all. Of members the rules count them (docs/decisions/116). */
export const dailyLimits = { ofAddress: 5, ofAll: 200 } as const;

const collection = 'report_limits';
const dayLength = 86_400_000;

/** What an address has sent today. No rule lets anybody read it. */
export interface DailyCount {
  readonly hasMore: boolean;
  /** A name for something of this address and day, which leads nobody back to the address. */
  readonly hash: (text: string) => string;
  /** What counts one more, in the commit of what is counted. */
  readonly writes: readonly DocumentWrite[];
}

/**
 * Addresses are hashed with a salt of the day, which is deleted a day later: from then on nobody, we neither, can try addresses
 * until one fits.
 */
export async function readDailyCount(address: string, now: number, administrator: Administrator): Promise<DailyCount> {
  const day = toDay(now);
  const dayPath = `${collection}/${day}`;
  const total = await readDay(dayPath, administrator);
  const salt = getText(total.fields, 'salt');
  const hash = (text: string) => createHmac('sha256', salt).update(text).digest('hex').slice(0, 32);
  const network = toNetwork(address);
  const path = `${collection}/${day}_${hash(network)}`;
  const mine = (await administrator.read([path])).get(path);
  const count = toCount(mine);
  return {
    hasMore: count < dailyLimits.ofAddress && toCount(total) < dailyLimits.ofAll,
    hash: (text) => hash(`${network} ${text}`),
    writes: [
      {
        path,
        fields: { count: count + 1 },
        precondition: mine ? { updateTime: mine.version } : { exists: false },
      },
      // The salt beside it: a mask names at least one field.
      { path: dayPath, fields: { salt }, mask: ['salt'], increment: 'count' },
    ],
  };
}

async function readDay(path: string, administrator: Administrator): Promise<FoundDocument> {
  const found = (await administrator.read([path])).get(path);
  if (found) return found;
  const fields = { salt: randomBytes(32).toString('hex'), count: 0 };
  await commitOnce({ path, fields, precondition: { exists: false } }, administrator);
  return readDay(path, administrator);
}

const toCount = (found: FoundDocument | undefined) => Number(found?.fields['count'] ?? 0);
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The seconds until the next day. */
export function untilTomorrow(now: number): number {
  return Math.ceil((dayLength - (now % dayLength)) / 1000);
}

/** Who has one address of IPv6 has the whole network of its first 64 bits. */
function toNetwork(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const all = [...groups, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...(tail ?? '').split(':')];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** Deletes counts and salts of reports, and what tells that usage was counted, from before yesterday. */
export function deleteOldLimits(administrator: Administrator): (event: { readonly time: string }) => Promise<void> {
  return async ({ time }) => {
    const yesterday = toDay(Date.parse(time) - dayLength);
    // By name, so the oldest come first; what is left waits an hour.
    for (const daily of [collection, savedUsage]) {
      const old = (await administrator.listIds(daily, 400)).filter((id) => id.slice(0, 10) < yesterday);
      if (old.length > 0) await administrator.commit(old.map((id) => ({ path: `${daily}/${id}`, deleted: true })));
    }
  };
}
