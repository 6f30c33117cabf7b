import { type ReminderDays, reminderDays } from '@adp/shared-data/alerts';
import type { Administrator, FoundDocument } from '@adp/shared-data/administrator';
import { contentKinds } from '@adp/shared-data/content';
import { getTime } from '../../background/events';
import { getDueTime } from './decideReminder';
import { remindSavers, type SavedItem } from './remindSavers';
import { type DatedKind, datedKindNames, datedKinds, toDatedItem } from './toDatedItem';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const pageSize = 100;

/** The time of the last complete run. Only functions read and write it. */
const markPath = 'alert_state/reminders';

/** The maximum time that a run makes up for, for example after functions were down. */
const MAX_DELAY = 2 * DAY;

/**
 * Creates a scheduled job that sends the reminders that became due since the last complete run. Reads only items 14, 7
 * or 1 days ahead.
 */
export function sendReminders(administrator: Administrator): (event: { readonly time: string }) => Promise<void> {
  return async ({ time }) => {
    const now = new Date(time);
    const mark = getTime((await administrator.read([markPath])).get(markPath)?.fields ?? {}, 'at');
    const since = new Date(Math.max(mark?.getTime() ?? 0, now.getTime() - MAX_DELAY));
    if (since > now) return;
    for (const kind of datedKindNames)
      for (const days of reminderDays)
        for await (const items of findDue(kind, days, { since, now }, administrator))
          await remindSavers(items, { administrator, now });
    await administrator.commit([{ path: markPath, fields: { at: now }, mask: ['at'] }]);
  };
}

/** Yields items for which the reminder that is `days` before the date became due in a period. */
async function* findDue(
  kind: DatedKind,
  days: ReminderDays,
  { since, now }: { readonly since: Date; readonly now: Date },
  { query }: Administrator,
): AsyncGenerator<readonly SavedItem[]> {
  const { collection } = contentKinds[kind];
  const { at } = datedKinds[kind];
  // A reminder is due at 08:00 on the day that is `days` before the date. The date is therefore `days` later, minus 8
  // to plus 16 hours. A clock change adds an hour.
  const from = new Date(since.getTime() + days * DAY - 9 * HOUR);
  const until = new Date(now.getTime() + days * DAY + 17 * HOUR);
  let after: FoundDocument | undefined;
  do {
    const page: readonly FoundDocument[] = await query(collection, {
      where: [
        ['status', 'EQUAL', 'published'],
        [at, 'GREATER_THAN', from],
        [at, 'LESS_THAN_OR_EQUAL', until],
      ],
      order: at,
      after,
      limit: pageSize,
    });
    yield page.flatMap(({ id, fields }) => {
      const dated = toDatedItem(kind, fields);
      if (dated.state !== 'dated') return [];
      const dueAt = getDueTime(dated, days);
      return since < dueAt && dueAt <= now ? [{ kind, path: `${collection}/${id}`, fields, dated }] : [];
    });
    after = page.length === pageSize ? page.at(-1) : undefined;
  } while (after);
}
