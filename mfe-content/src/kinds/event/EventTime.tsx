import type { Event } from '@adp/shared-data/event';
import { currentLocale, formatLocale } from '@adp/shared-ui';
import { useReaderZone } from '../../components/useBrowser';
import { ReaderTime } from '../detail/ReaderTime';
import { useText } from '../../text';
import { toEventTimes } from './eventTimes';
import styles from './EventTime.module.css';

type Shown = Pick<Event, 'startsAt' | 'startsLocal' | 'endsAt' | 'endsLocal' | 'timezone' | 'allDay'>;

/** The time of an event in its own zone and, if the reader's clock differs, in the reader's zone. */
export function EventTime({ event, reader }: { event: Shown; reader?: string }) {
  const text = useText();
  const zone = useReaderZone() ?? event.timezone;
  const times = toEventTimes(event, formatLocale(currentLocale()), reader ?? zone);
  return (
    <div className={styles['time']}>
      <p>
        {/* Suppress the hydration warning, because zone names and times without a stored local time differ between Intl versions. */}
        <time dateTime={event.startsAt.toISOString()} suppressHydrationWarning>
          {times.zone
            ? text('event.zone', { time: times.local, zone: times.zone.name, offset: times.zone.offset })
            : times.local}
        </time>
      </p>
      {times.reader ? (
        <div className={styles['reader']}>
          <ReaderTime {...times.reader} />
        </div>
      ) : null}
    </div>
  );
}

export function RegistrationDeadline({ event, now, reader }: RegistrationDeadlineProps) {
  const text = useText();
  const zone = useReaderZone() ?? event.timezone;
  const { registrationClosesAt: at, registrationClosesLocal: local, timezone } = event;
  if (!at) return null;
  const span = { startsAt: at, endsAt: at, startsLocal: local, endsLocal: local, timezone, allDay: false };
  const times = toEventTimes(span, formatLocale(currentLocale()), reader ?? zone);
  return (
    <div className={styles['reader']}>
      <p suppressHydrationWarning>
        {text(at > now ? 'event.registerBy' : 'event.registerClosed', {
          time: times.local,
          zone: times.zone?.name ?? '',
          offset: times.zone?.offset ?? '',
        })}
      </p>
      {times.reader ? <ReaderTime {...times.reader} /> : null}
    </div>
  );
}

interface RegistrationDeadlineProps {
  readonly event: Pick<Event, 'registrationClosesAt' | 'registrationClosesLocal' | 'timezone'>;
  readonly now: Date;
  readonly reader?: string;
}
