import { currentLocale } from '@adp/shared-ui';
import { countryName, formatDays, spokenLanguageName } from '@adp/shared-ui/format';
import { type CountedProperty, themeNames } from '@adp/shared-ui/search-index';
import { isMessageId, useText } from '../../text';

export interface Row {
  readonly label: string;
  readonly count: number;
}

const dayLength = 86_400_000;
const weeks = 13;

/** Returns a function that converts the counts of a property to the rows of a chart, in the order in which it shows them. */
export function useRows(): (
  property: CountedProperty,
  counts: Readonly<Record<string, number>>,
  now: Date,
) => readonly Row[] {
  const text = useText();
  const name = (property: CountedProperty, value: string) => {
    if (property === 'country') return countryName(value);
    if (property === 'language') return spokenLanguageName(value);
    if (property === 'theme') return themeNames[value]?.[currentLocale().slice(0, 2)] ?? value;
    const id = `charts.${property}.${value}`;
    return isMessageId(id) ? text(id) : value;
  };
  return (property, counts, now) => {
    if (property === 'deadline' || property === 'event') return toWeeks(counts, now);
    const rows = Object.entries(counts).map(([value, count]) => ({ value, label: name(property, value), count }));
    return property === 'year'
      ? [...rows].sort((a, b) => b.value.localeCompare(a.value))
      : [...rows].sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, currentLocale()));
  };
}

/** Returns a row for each of the next weeks, the first of which begins on the day of `now`. */
function toWeeks(counts: Readonly<Record<string, number>>, now: Date): readonly Row[] {
  const today = Date.parse(now.toISOString().slice(0, 10));
  const toWeek = (day: string) => Math.floor((Date.parse(day) - today) / (7 * dayLength));
  return Array.from({ length: weeks }, (_, week) => {
    const start = today + week * 7 * dayLength;
    const inWeek = Object.entries(counts).filter(([day]) => toWeek(day) === week);
    return {
      label: formatDays(new Date(start), new Date(start + 7 * dayLength)),
      count: inWeek.reduce((sum, [, count]) => sum + count, 0),
    };
  });
}
