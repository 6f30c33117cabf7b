import type { Administrator, FoundDocument } from '@adp/shared-data/administrator';
import { ignoreStale, isStale } from '../background/stale';
import { dueCollection, planDigests } from './planDigests';
import { createCache, readDue } from './readDue';
import { toDeleted, toOwnerWrites } from './toOwnerWrites';

interface ComposeOptions {
  /** False if the site has no email settings. */
  readonly sendsEmails: boolean;
  /** Returns the current time in milliseconds since 1970. Used to limit the length of a run. */
  readonly now?: () => number;
}

/** The maximum number of owners per request and per run, and the time after which a run stops, in milliseconds. */
const perRun = { batch: 50, owners: 2_000, time: 45_000 } as const;
/** The maximum time that an email waits for digests that have not been assigned to subscribers yet, in milliseconds. */
const plannedTimeout = 30 * 60_000;

/**
 * Creates a scheduled job that writes emails and notifications. Each commit also lists the items that the owner
 * receives, so that no run repeats them.
 */
export function composeAlerts(
  administrator: Administrator,
  { sendsEmails, now = Date.now }: ComposeOptions,
): (event: { readonly time: string }) => Promise<void> {
  return async ({ time }) => {
    const at = new Date(time);
    const end = now() + perRun.time;
    const isLate = () => now() > end;
    const isPlanned = await planDigests(administrator, { at, isLate });
    // Wait until all digests of the period are known, because the period has one email.
    const until = isPlanned ? at : new Date(at.getTime() - plannedTimeout);
    const due = await administrator.listUntil(dueCollection, { field: 'due_at', until, limit: perRun.owners });
    const read = createCache(administrator);
    for (let start = 0; start < due.length && !isLate(); start += perRun.batch)
      await compose(due.slice(start, start + perRun.batch), { administrator, read, sendsEmails });
  };
}

interface Context {
  readonly administrator: Administrator;
  readonly read: ReturnType<typeof createCache>;
  readonly sendsEmails: boolean;
}

async function compose(documents: readonly FoundDocument[], context: Context): Promise<void> {
  const { administrator } = context;
  const { due, items } = await readDue(documents, context);
  const perOwner = due.map((each) => ('followed' in each ? toOwnerWrites(each, items, context) : [toDeleted(each)]));
  try {
    await administrator.commit(perOwner.flat());
  } catch (error) {
    if (!isStale(error)) throw error;
    // One of the owners has changed in the meantime. The next run reads it again.
    for (const writes of perOwner) await administrator.commit(writes).catch(ignoreStale);
  }
}
