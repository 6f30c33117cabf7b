import type { Opportunity } from '@adp/shared-data';
import { dateFormat } from '@adp/shared-ui/format';
import { dayIn, knownZone, type Instant } from '@adp/shared-ui/calendar';

/** When an opportunity closes, as stored. A fixed deadline has a time and a zone. */
export type Deadline = Pick<Opportunity, 'opensAt' | 'deadlineKind' | 'deadlineAt' | 'timezone'>;

export type OpportunityState = 'forecast' | 'open' | 'closing' | 'closed' | 'archived';

const minute = 60_000;
const dayLength = 86_400_000;
const closingDays = 7;
const archivedAfterDays = 90;

/** The state of an opportunity at `now`. Without a closing date it stays open. */
export function getOpportunityState({ opensAt, deadlineKind, deadlineAt }: Deadline, now: Date): OpportunityState {
  const left =
    deadlineKind === 'fixed' && deadlineAt !== undefined ? new Date(deadlineAt).getTime() - now.getTime() : Infinity;
  if (left <= -archivedAfterDays * dayLength) return 'archived';
  if (left <= 0) return 'closed';
  if (opensAt !== undefined && new Date(opensAt) > now) return 'forecast';
  return left <= closingDays * dayLength ? 'closing' : 'open';
}

/**
 * Calendar days from today to the last day, in the deadline's own zone: 0 on
 * the last day. Undefined without a closing date, or when it has passed.
 */
export function getDaysLeft({ deadlineKind, deadlineAt, timezone = 'UTC' }: Deadline, now: Date): number | undefined {
  if (deadlineKind !== 'fixed' || deadlineAt === undefined) return undefined;
  // A deadline at 00:00 includes the whole day before.
  const last = new Date(deadlineAt).getTime() - 1;
  if (last < now.getTime()) return undefined;
  return Math.round((Date.parse(dayIn(timezone, last)) - Date.parse(dayIn(timezone, now))) / dayLength);
}

/**
 * The deadline's day and minute on the clock of a zone, its own unless `clock` is another, in the language of `locale`.
 * Midnight is ambiguous to readers: it becomes 23:59 of the day that ends, and a minute less on every clock.
 */
export function formatDeadline(
  deadlineAt: Instant,
  timezone: string,
  locale: string,
  clock = timezone,
): { readonly day: string; readonly time: string } {
  const timeZone = knownZone(clock);
  const at = new Date(deadlineAt).getTime();
  const shown = dayIn(timezone, at) === dayIn(timezone, at - 1) ? at : at - minute;
  const day = dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone });
  const time = dateFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  return { day: day.format(shown), time: time.format(shown) };
}
