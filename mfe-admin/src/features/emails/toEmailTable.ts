import type { MailDay } from '@adp/shared-data/review';

export const outcomes = ['sent', 'bounced', 'complained', 'failed', 'unsubscribed'] as const;

export const DAYS_SHOWN = 30;

const dayLength = 86_400_000;

const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Returns the first day that the table shows, in UTC. `now` is in milliseconds since 1970. */
export const toFirstDay = (now: number) => toDay(now - (DAYS_SHOWN - 1) * dayLength);

export interface EmailTable {
  readonly rows: readonly { readonly day: string; readonly counts: readonly number[] }[];
  readonly totals: readonly number[];
}

export function toEmailTable(days: readonly MailDay[], now: number): EmailTable {
  const stored = new Map(days.map((day) => [day.id, day]));
  const rows = Array.from({ length: DAYS_SHOWN }, (_, back) => {
    const day = toDay(now - back * dayLength);
    return { day, counts: outcomes.map((outcome) => stored.get(day)?.[outcome] ?? 0) };
  });
  const totals = outcomes.map((_, at) => rows.reduce((total, { counts }) => total + (counts[at] ?? 0), 0));
  return { rows, totals };
}
