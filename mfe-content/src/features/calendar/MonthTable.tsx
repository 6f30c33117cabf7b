import { currentLocale, formatLocale } from '@adp/shared-ui';
import { dateFormat } from '@adp/shared-ui/format';
import { toDayId } from '../../api/listViews';
import type { CalendarEntry } from '../../api/months';
import { toWeekdays, toWeeks } from '../../lib/calendar/weeks';
import styles from './Month.module.css';
import { MonthEntry } from './MonthEntry';

export interface MonthTableProps {
  readonly month: string;
  readonly firstDay: number;
  readonly entries: readonly CalendarEntry[];
  readonly today: string;
  readonly labelledBy: string;
}

/** A month by weeks. An event of several days is on each of them. Hidden on phones, which show the list. */
export function MonthTable({ month, firstDay, entries, today, labelledBy }: MonthTableProps) {
  const locale = formatLocale(currentLocale());
  const toName = (weekday: 'short' | 'long') => dateFormat(locale, { weekday, timeZone: 'UTC' });
  const toNumber = dateFormat(locale, { day: 'numeric', timeZone: 'UTC' });
  const on = (day: string) => entries.filter(({ first, last }) => first <= day && day <= last);
  return (
    <table className={styles['table']} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {toWeekdays(firstDay).map((day) => (
            <th key={day.getTime()} scope="col" abbr={toName('long').format(day)}>
              {toName('short').format(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {toWeeks(month, firstDay).map((week) => (
          <tr key={week.join()}>
            {week.map((day, weekday) =>
              day === undefined ? (
                // A month has at most one blank cell per weekday and row.
                <td key={weekday} className={styles['blank']} />
              ) : (
                <td key={day} data-day={toDayId(day)} aria-current={day === today ? 'date' : undefined}>
                  <time className={styles['number']} dateTime={day}>
                    {toNumber.format(new Date(day))}
                  </time>
                  {on(day).length > 0 ? (
                    <ul className={styles['entries']}>
                      {on(day).map((entry) => (
                        <MonthEntry key={entry.kind + entry.id} entry={entry} day={day} />
                      ))}
                    </ul>
                  ) : null}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
