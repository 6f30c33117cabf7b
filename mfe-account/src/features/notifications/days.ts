import { formatDate } from '@adp/shared-ui/format';

export interface Day<Entry> {
  readonly key: string;
  readonly date: Date;
  readonly entries: readonly Entry[];
}

export function byDay<Entry extends { readonly createdAt: Date }>(entries: readonly Entry[]): readonly Day<Entry>[] {
  const days = new Map<string, { key: string; date: Date; entries: Entry[] }>();
  for (const entry of entries) {
    const key = dayKey(entry.createdAt);
    const day = days.get(key);
    if (day) day.entries.push(entry);
    else days.set(key, { key, date: entry.createdAt, entries: [entry] });
  }
  return [...days.values()];
}

export function getDayName(date: Date, now: Date): string {
  if (dayKey(date) === dayKey(now)) return 'today';
  if (dayKey(date) === dayKey(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1))) return 'yesterday';
  return formatDate(date, { dateStyle: 'full' });
}

function dayKey(date: Date): string {
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
}
