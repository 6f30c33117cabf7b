// Entry point for the rows of charts. Servers import this module, so it does not use React.
import { countryName, formatDays, spokenLanguageName } from '../format';
import { type CountedProperty, dayProperties, themeNames } from '../search-index';

export interface ChartRow {
  readonly label: string;
  readonly count: number;
}

interface ChartOptions {
  /** The time at which the first week begins. */
  readonly now: Date;
  readonly locale: string;
  /** Returns the name of a value that has a message, such as a kind. */
  readonly toName: (property: CountedProperty, value: string) => string;
}

/** Number of rows that are visible without opening the rest. Enough for all weeks of a quarter. */
export const shownRows = 13;

const dayLength = 86_400_000;
const weeks = 13;

/** Converts the counts of a property to the rows of its chart, in the order in which the chart shows them. */
export function toChartRows(
  property: CountedProperty,
  counts: Readonly<Record<string, number>>,
  options: ChartOptions,
): readonly ChartRow[] {
  const { locale } = options;
  if (dayProperties.includes(property)) return toWeeks(counts, options);
  const rows = Object.entries(counts).map(([value, count]) => ({
    value,
    label: getName(property, value, options),
    count,
  }));
  return property === 'year'
    ? rows.sort((a, b) => b.value.localeCompare(a.value))
    : rows.sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, locale));
}

function getName(property: CountedProperty, value: string, { locale, toName }: ChartOptions): string {
  if (property === 'country') return countryName(value, locale);
  if (property === 'language') return spokenLanguageName(value, locale);
  if (property === 'theme') return themeNames[value]?.[locale.slice(0, 2)] ?? value;
  return toName(property, value);
}

/** Returns a row for each of the next weeks. */
function toWeeks(counts: Readonly<Record<string, number>>, { now, locale }: ChartOptions): readonly ChartRow[] {
  const today = Date.parse(now.toISOString().slice(0, 10));
  const toWeek = (day: string) => Math.floor((Date.parse(day) - today) / (7 * dayLength));
  return Array.from({ length: weeks }, (_, week) => {
    const start = today + week * 7 * dayLength;
    const inWeek = Object.entries(counts).filter(([day]) => toWeek(day) === week);
    return {
      label: formatDays(new Date(start), new Date(start + 7 * dayLength), 'UTC', locale),
      count: inWeek.reduce((sum, [, count]) => sum + count, 0),
    };
  });
}
