const dayLength = 86_400_000;

/** The first day of the week where Intl does not know it: 1 is Monday, and 7 is Sunday. */
const firstDays: Readonly<Record<string, number>> = { ar: 6, pt: 7 };

interface WeekInfo {
  readonly firstDay: number;
}

/** Engines offer a method, a property, or neither: https://tc39.es/proposal-intl-locale-info/ */
type LocaleWithWeeks = Intl.Locale & { readonly getWeekInfo?: () => WeekInfo; readonly weekInfo?: WeekInfo };

/** Returns the first day of the week in a locale, from 1 (Monday) to 7 (Sunday). */
export function getFirstDay(tag: string): number {
  const locale: LocaleWithWeeks = new Intl.Locale(tag);
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? firstDays[locale.language] ?? 1;
}

/** Returns the days of a month by week, such as `2026-12-01`. Days of other months are undefined. */
export function toWeeks(month: string, firstDay: number): readonly (readonly (string | undefined)[])[] {
  const start = Date.parse(`${month}-01`);
  const blanks = (new Date(start).getUTCDay() - firstDay + 7) % 7;
  const length = (Date.parse(`${addMonths(month, 1)}-01`) - start) / dayLength;
  return Array.from({ length: Math.ceil((blanks + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const index = week * 7 + weekday - blanks;
      return index < 0 || index >= length ? undefined : toDay(start + index * dayLength);
    }),
  );
}

/** Returns seven days that begin with the first day of the week, for the names of weekdays. */
export function toWeekdays(firstDay: number): readonly Date[] {
  // 1 January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2024, 0, firstDay + index)));
}

/** Returns a later month, or with a negative number an earlier one: `2026-12`. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return toDay(Date.UTC(year, number - 1 + count)).slice(0, 7);
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
