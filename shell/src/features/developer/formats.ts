import { formatLocale } from '@adp/shared-ui';

const locale = () => formatLocale(document.documentElement.lang || 'en');

export function formatMilliseconds(time: number): string {
  const format = new Intl.NumberFormat(locale(), { style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 });
  return format.format(time);
}

/** Formats the time of day of a timestamp (milliseconds since 1970), for example "17:30". */
export function formatTime(time: number): string {
  return new Intl.DateTimeFormat(locale(), { timeStyle: 'short' }).format(time);
}

/** Formats a date and time in ISO format, for example "28 Nov 2026, 17:30". */
export function formatInstant(time: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));
}

export function formatVersions(versions: Readonly<Record<string, string>>): string {
  const items = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return new Intl.ListFormat(locale(), { type: 'unit' }).format(items);
}
