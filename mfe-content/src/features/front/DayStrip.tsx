import { currentLocale, formatLocale, visuallyHidden } from '@adp/shared-ui';
import { dateFormat, formatDay, numberFormat } from '@adp/shared-ui/format';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { calendarHref, toDayId } from '../../api/listViews';
import { shortWeekday } from '../../lib/format/shortWeekday';
import { useText } from '../../text';
import type { Collection } from './collection';
import styles from './DayStrip.module.css';

const shownDays = 28;
const dayLength = 86_400_000;

interface DayStripProps {
  readonly now: Date;
  /** Undefined while the numbers load, and if they cannot be read. The days are shown without them. */
  readonly collection: Collection | undefined;
}

/** The next four weeks, with the number of deadlines and events on each day. Days with deadlines or events link to their day in the calendar. */
export function DayStrip({ now, collection }: DayStripProps) {
  const text = useText();
  const id = useId();
  const days = Array.from({ length: shownDays }, (_, index) => new Date(now.getTime() + index * dayLength));
  return (
    <section className={styles['days']} aria-labelledby={id}>
      <h2 className={styles['heading']} id={id}>
        {text('front.days')}
      </h2>
      <ol className={styles['strip']}>
        {days.map((date) => {
          const day = date.toISOString().slice(0, 10);
          return (
            <li key={day}>
              <Day day={day} deadlines={collection?.deadline[day] ?? 0} events={collection?.event[day] ?? 0} />
            </li>
          );
        })}
      </ol>
      <p className={styles['legend']}>
        <span className={styles['deadlines']}>{text('front.days.deadline')}</span>
        <span className={styles['events']}>{text('front.days.event')}</span>
        <Link className={styles['calendar']} to={calendarHref({ only: undefined, filters: {} })}>
          {text('list.calendar')}
        </Link>
      </p>
    </section>
  );
}

interface DayProps {
  /** The day, such as `2026-12-03`. */
  readonly day: string;
  readonly deadlines: number;
  readonly events: number;
}

function Day({ day, deadlines, events }: DayProps) {
  const text = useText();
  const locale = formatLocale(currentLocale());
  const date = new Date(day);
  const toNumber = (count: number) => numberFormat(locale).format(count);
  const face = (
    <>
      <span className={styles['weekday']}>{shortWeekday(date, locale)}</span>
      <span className={styles['number']}>{dateFormat(locale, { day: 'numeric', timeZone: 'UTC' }).format(date)}</span>
      <span className={styles['marks']}>
        {deadlines > 0 ? <span className={styles['deadlines']}>{toNumber(deadlines)}</span> : null}
        {events > 0 ? <span className={styles['events']}>{toNumber(events)}</span> : null}
      </span>
    </>
  );
  if (deadlines + events === 0)
    return (
      <time className={styles['day']} dateTime={day}>
        {face}
      </time>
    );
  const only = events === 0 ? 'opportunity' : deadlines === 0 ? 'event' : undefined;
  return (
    <Link
      className={styles['day']}
      to={`${calendarHref({ month: day.slice(0, 7), only, filters: {} })}#${toDayId(day)}`}
    >
      <span className={visuallyHidden}>{text('front.day', { day: formatDay(date), deadlines, events })}</span>
      <time className={styles['face']} dateTime={day} aria-hidden="true">
        {face}
      </time>
    </Link>
  );
}
