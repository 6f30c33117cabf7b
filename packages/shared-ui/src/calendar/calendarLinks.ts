import { toDays, toWallTimes } from './TimeSpan';
import { plainText, type CalendarEntry } from './CalendarEntry';
import { toStamp } from './toStamp';

export function googleCalendarUrl(entry: CalendarEntry): string {
  const [start, end] = compactRange(entry);
  return toLink('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: plainText(entry.title, 250),
    dates: `${start}/${end}`,
    ctz: entry.span.allDay ? '' : entry.span.timezone,
    details: plainText(entry.description, 1_000),
    location: plainText(entry.location ?? '', 250),
  });
}

export function outlookCalendarUrl(entry: CalendarEntry): string {
  const { span } = entry;
  const whole = span.allDay ? toDays(span) : undefined;
  return toLink('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: plainText(entry.title, 250),
    startdt: whole ? whole.first : new Date(span.startsAt).toISOString(),
    enddt: whole ? dayAfter(whole.last) : new Date(span.endsAt).toISOString(),
    ...(whole ? { allday: 'true' } : {}),
    body: plainText(entry.description, 1_000),
    location: plainText(entry.location ?? '', 250),
  });
}

function compactRange({ span }: CalendarEntry): readonly [string, string] {
  if (span.allDay) {
    const { first, last } = toDays(span);
    return [compact(first), compact(dayAfter(last))];
  }
  const [start, end] = toWallTimes(span);
  return [toStamp(start), toStamp(end)];
}

function compact(iso: string): string {
  return iso.replaceAll(/[-:]/g, '');
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

function toLink(base: string, values: Record<string, string>): string {
  const url = new URL(base);
  for (const [name, value] of Object.entries(values)) if (value) url.searchParams.set(name, value);
  return url.href;
}
