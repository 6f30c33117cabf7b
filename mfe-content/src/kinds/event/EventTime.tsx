import type { Event } from '@adp/shared-data';
import { currentLocale, formatLocale } from '@adp/shared-ui';
import { toEventTimes } from './eventTimes';
import { readerZone } from '../../lib/time/zones';
import { useText } from '../../text';
import styles from './EventTime.module.css';

type Shown = Pick<Event, 'startsAt' | 'endsAt' | 'timezone' | 'allDay'>;

/** When an event is: in its own zone, and in the reader's where the clocks differ. */
export function EventTime({ event, reader = readerZone() }: { event: Shown; reader?: string }) {
  const text = useText();
  const times = toEventTimes(event, formatLocale(currentLocale()), reader);
  return (
    <div className={styles['time']}>
      <p>
        <time dateTime={event.startsAt.toISOString()}>
          {times.zone
            ? text('event.zone', { time: times.local, zone: times.zone.name, offset: times.zone.offset })
            : times.local}
        </time>
      </p>
      {times.reader ? (
        <p className={styles['reader']}>
          {text('event.reader', { time: times.reader.local, zone: times.reader.name, offset: times.reader.offset })}
        </p>
      ) : null}
    </div>
  );
}
