import { formatLocale } from '@adp/shared-ui';

const locale = () => formatLocale(document.documentElement.lang || 'en');

export function formatMilliseconds(time: number): string {
  const format = new Intl.NumberFormat(locale(), { style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 });
  return format.format(time);
}

export function formatTime(time: number): string {
  return new Intl.DateTimeFormat(locale(), { timeStyle: 'short' }).format(time);
}

export function formatVersions(versions: Readonly<Record<string, string>>): string {
  const items = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return new Intl.ListFormat(locale(), { type: 'unit' }).format(items);
}
