import type { Event } from '@adp/shared-data/event';
import { currentLocale, formatLocale } from '@adp/shared-ui';
import { dateFormat } from '@adp/shared-ui/format';
import { toWallTime } from '@adp/shared-ui/calendar';
import { useText } from '../../text';
import { StatusBanner } from '../../components/StatusBanner';

type Shown = Pick<Event, 'eventStatus' | 'previousStart' | 'previousStartLocal' | 'timezone'>;

/** A banner about a change of an event. Empty if the event takes place as scheduled. */
export function EventStatusBanner({ event }: { event: Shown }) {
  const text = useText();
  const { eventStatus, previousStart, previousStartLocal, timezone } = event;
  if (eventStatus === 'scheduled') return null;
  const day = dateFormat(formatLocale(currentLocale()), { dateStyle: 'full', timeZone: 'UTC' });
  const why =
    eventStatus !== 'rescheduled'
      ? text(`event.status.${eventStatus}.why`)
      : previousStart
        ? text('event.status.rescheduled.why', {
            day: day.format(toWallTime(previousStart, timezone, previousStartLocal)),
          })
        : text('event.status.rescheduled.unknown');
  const stops = eventStatus === 'cancelled' || eventStatus === 'postponed';
  return (
    <StatusBanner weight={stops ? 'stop' : 'change'} title={text(`event.status.${eventStatus}`)}>
      <p suppressHydrationWarning>{why}</p>
    </StatusBanner>
  );
}
