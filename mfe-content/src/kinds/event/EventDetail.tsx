import { currentLocale, formatLocale } from '@adp/shared-ui';
import { joinPlace, joinWords, numberFormat, toPlaceParts, dateFormat } from '@adp/shared-ui/format';
import type { Event } from '@adp/shared-data/event';
import { toWallTime } from '@adp/shared-ui/calendar';
import type { PageItem } from '../../lib/items';
import { ItemAction } from '../../components/actions/ItemAction';
import { ExternalLink } from '../../components/external/ExternalLink';
import { useValueName, useValueNames } from '../../components/useValueName';
import { itemUrl } from '../../paths';
import { useText } from '../../text';
import styles from '../detail/Detail.module.css';
import { DetailFrame } from '../detail/DetailFrame';
import { getHost } from '../../lib/format/getHost';
import { createDetail } from '../detail/DetailPage';
import { StatusBanner } from '../../components/StatusBanner';
import { getEventPhase } from './eventTimes';
import { EventTime, RegistrationDeadline } from './EventTime';
import detailTexts from './messages/detail-en.json';
import listTexts from './messages/list-en.json';

export function EventDetail({ item, now }: { item: PageItem<'event'>; now: Date }) {
  const text = useText();
  const valueName = useValueName();
  const names = useValueNames();
  const locale = currentLocale();
  const { venue, cost, costNote, capacity, registrationUrl, registrationClosesAt, joinUrl } = item;
  const phase = getEventPhase(item, now);
  const cancelled = item.eventStatus === 'cancelled';
  const isOpen = phase !== 'past' && !cancelled;
  const canRegister = isOpen && registrationUrl && (!registrationClosesAt || registrationClosesAt > now);
  const place = toPlaceParts(venue ?? {});
  return (
    <DetailFrame
      kind="event"
      item={item}
      label={valueName('mode', item.mode)}
      meta={phase === 'upcoming' ? null : <strong>{text(`event.phase.${phase}`)}</strong>}
      banner={<EventStatusBanner event={item} />}
      facts={[
        { name: text('fact.organiser'), value: item.organiser },
        { name: text('filter.cost'), value: cost && [valueName('cost', cost), costNote].filter(Boolean).join('. ') },
        { name: text('fact.eventLanguages'), value: names('language', item.languages) },
        { name: text('fact.speakers'), value: joinWords(item.speakers) },
        {
          name: text('fact.capacity'),
          value: capacity && numberFormat(formatLocale(locale)).format(capacity),
        },
        { name: text('fact.accessibility'), value: item.accessibility },
      ]}
      actions={
        <ItemAction
          title={text('calendar.title')}
          panel={({ CalendarMenu, toEventEntry }) => (
            <CalendarMenu entry={toEventEntry(item, itemUrl('event', item.id))} fileName={item.id} />
          )}
        />
      }
    >
      <div className={styles['when']}>
        <EventTime event={item} />
        {place.length > 0 ? (
          <p className={styles['place']} translate="no">
            {joinPlace(place)}
          </p>
        ) : null}
        {canRegister ? (
          <ExternalLink className={styles['primary']} href={registrationUrl}>
            {text('event.register', { host: getHost(registrationUrl) })}
          </ExternalLink>
        ) : null}
        {isOpen ? <RegistrationDeadline event={item} now={now} /> : null}
        {isOpen && joinUrl ? (
          <ExternalLink className={styles['plain']} href={joinUrl}>
            {text('event.join', { host: getHost(joinUrl) })}
          </ExternalLink>
        ) : null}
      </div>
    </DetailFrame>
  );
}

export const detail = createDetail('event', EventDetail, [listTexts, detailTexts]);

type Shown = Pick<Event, 'eventStatus' | 'previousStart' | 'previousStartLocal' | 'timezone'>;

/** A banner about a change to an event. Empty if the event takes place as scheduled. */
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
