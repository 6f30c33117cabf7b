import { currentLocale, formatLocale } from '@adp/shared-ui';
import { dateFormat } from '@adp/shared-ui/format';
import { toDayId } from '../../api/listViews';
import type { CalendarEntry } from '../../api/months';
import styles from './Month.module.css';
import { MonthEntry } from './MonthEntry';

interface MonthListProps {
  readonly month: string;
  readonly entries: readonly CalendarEntry[];
  readonly labelledBy: string;
}

/** The days of a month that have entries. Each entry is shown once. Hidden on wide screens, where links to a day lead to the table. */
export function MonthList({ month, entries, labelledBy }: MonthListProps) {
  const locale = formatLocale(currentLocale());
  const toDay = dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const toLast = dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  // An event that began in an earlier month is on the first day of this one.
  const getDay = ({ first }: CalendarEntry) => (first < `${month}-01` ? `${month}-01` : first);
  const days = [...new Set(entries.map(getDay))];
  return (
    <ol className={styles['days']} aria-labelledby={labelledBy}>
      {days.map((day) => (
        <li key={day} id={toDayId(day)} className={styles['day']}>
          <h3 className={styles['date']}>
            <time dateTime={day}>{toDay.format(new Date(day))}</time>
          </h3>
          <ul className={styles['entries']}>
            {entries
              .filter((entry) => getDay(entry) === day)
              .map((entry) => (
                <MonthEntry
                  key={entry.kind + entry.id}
                  entry={entry}
                  day={day}
                  until={entry.last > day ? toLast.format(new Date(entry.last)) : undefined}
                />
              ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
