import type { ShellSupport } from '@adp/app-contract';
import type { Deprecation } from '@adp/app-contract/fit';
import { formatLocale } from '@adp/shared-ui';
import type { useText } from '../../text';

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

export function formatVersions(versions: ShellSupport['versions'], accepts: ShellSupport['accepts'] = {}): string {
  const items = Object.entries(versions).map(([name, version]) =>
    [`${name} ${version}`, ...(accepts[name] ?? [])].join(' / '),
  );
  return new Intl.ListFormat(locale(), { type: 'unit' }).format(items);
}

/** Formats deprecated names with their last day and their replacement. */
export function formatDeprecations(deprecations: readonly Deprecation[], text: ReturnType<typeof useText>): string {
  if (deprecations.length === 0) return text('developer.deprecated.none');
  const days = new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' });
  const items = deprecations.map(({ group, name, lastDay, replacement }) =>
    text('developer.deprecated.item', { group, name, replacement, day: days.format(new Date(lastDay)) }),
  );
  return items.join(' ');
}
