import type { Opportunity } from '@adp/shared-data/opportunity';
import { dateFormat } from '@adp/shared-ui/format';
import { dayIn, toDeadlineDay, toWallTime } from '@adp/shared-ui/calendar';

export type Deadline = Pick<Opportunity, 'opensAt' | 'deadlineKind' | 'deadlineAt' | 'deadlineLocal' | 'timezone'>;

interface FixedDeadline {
  readonly deadlineAt: Date;
  readonly deadlineLocal?: string | undefined;
  readonly timezone?: string;
}

export type OpportunityState = 'forecast' | 'open' | 'closing' | 'closed' | 'archived';

const minute = 60_000;
const dayLength = 86_400_000;
const closingDays = 7;
const archivedAfterDays = 90;

/** Returns the state of an opportunity at `now`. An opportunity without a deadline stays open. */
export function getOpportunityState({ opensAt, deadlineKind, deadlineAt }: Deadline, now: Date): OpportunityState {
  const timeLeft =
    deadlineKind === 'fixed' && deadlineAt !== undefined ? new Date(deadlineAt).getTime() - now.getTime() : Infinity;
  if (timeLeft <= -archivedAfterDays * dayLength) return 'archived';
  if (timeLeft <= 0) return 'closed';
  if (opensAt !== undefined && new Date(opensAt) > now) return 'forecast';
  return timeLeft <= closingDays * dayLength ? 'closing' : 'open';
}

/** Returns the calendar days until the last day, in the deadline's zone; undefined without a future deadline. */
export function getDaysLeft(
  { deadlineKind, deadlineAt, deadlineLocal, timezone = 'UTC' }: Deadline,
  now: Date,
): number | undefined {
  if (deadlineKind !== 'fixed' || deadlineAt === undefined || deadlineAt <= now) return undefined;
  const last = toDeadlineDay(deadlineAt, timezone, deadlineLocal);
  return Math.floor(last.getTime() / dayLength) - Date.parse(dayIn(timezone, now)) / dayLength;
}

/**
 * Formats a deadline in its own zone, or in the zone `reader`. Shows midnight as 23:59, because readers find midnight
 * ambiguous.
 */
export function formatDeadline(
  { deadlineAt, deadlineLocal, timezone = 'UTC' }: FixedDeadline,
  locale: string,
  reader?: string,
): { readonly day: string; readonly time: string } {
  const local = toWallTime(deadlineAt, timezone, deadlineLocal);
  const wall = reader === undefined ? local : toWallTime(deadlineAt, reader);
  const shown = local.getTime() % dayLength === 0 ? wall.getTime() - minute : wall;
  const day = dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const time = dateFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' });
  return { day: day.format(shown), time: time.format(shown) };
}
