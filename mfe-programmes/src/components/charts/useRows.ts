import { currentLocale } from '@adp/shared-ui';
import { type ChartRow, toChartRows } from '@adp/shared-ui/charts';
import type { CountedProperty } from '@adp/shared-ui/search-index';
import { isMessageId, useText } from '../../text';

/** Returns a function that converts the counts of a property to the rows of a chart. */
export function useRows(): (
  property: CountedProperty,
  counts: Readonly<Record<string, number>>,
  now: Date,
) => readonly ChartRow[] {
  const text = useText();
  const toName = (property: CountedProperty, value: string) => {
    const id = `charts.${property}.${value}`;
    return isMessageId(id) ? text(id) : value;
  };
  return (property, counts, now) => toChartRows(property, counts, { now, locale: currentLocale(), toName });
}
