import { currentLocale, formatLocale } from '@adp/shared-ui';
import { joinPlace, toPlaceParts } from '@adp/shared-ui/format';
import { toDays } from '@adp/shared-ui/calendar';
import { memo } from 'react';
import type { CardItem } from '../../lib/items';
import { useText } from '../../text';
import { useValueName } from '../../components/useValueName';
import styles from '../../components/cards/Card.module.css';
import { CardTitle } from '../../components/cards/CardTitle';
import { DateBlock } from '../../components/cards/DateBlock';
import type { ListKind } from '../list/ListKind';
import { getEventPhase, toEventTimes } from './eventTimes';
import texts from './messages/list-en.json';

/** An event in a list. Times are in the event's own zone; only the event's page also shows the reader's time. */
export function EventCard({ item, now, level = 2 }: { item: CardItem<'event'>; now: Date; level?: 2 | 3 }) {
  const text = useText();
  const valueName = useValueName();
  const { local, zone } = toEventTimes(item, formatLocale(currentLocale()), item.timezone);
  const phase = getEventPhase(item, now);
  const stopped = item.eventStatus === 'cancelled' || item.eventStatus === 'postponed';
  const { city, country, name } = item.venue ?? {};
  const place = toPlaceParts(city || country ? { city, country } : { name });
  return (
    <article className={styles['card']}>
      <DateBlock day={toDays(item).first} />
      <div className={styles['main']}>
        <p className={`${styles['label']} ${stopped ? styles['stopped'] : ''}`}>
          {item.eventStatus === 'scheduled' ? valueName('mode', item.mode) : text(`event.status.${item.eventStatus}`)}
        </p>
        <CardTitle kind="event" item={item} level={level} />
        <p className={styles['meta']}>
          {/* Suppress the hydration warning, because zone names and times without a stored local time differ between Intl versions. */}
          <span>
            <time dateTime={item.startsAt.toISOString()} suppressHydrationWarning>
              {local}
            </time>
            {zone ? (
              <>
                <span> </span>
                <abbr title={zone.name} suppressHydrationWarning>
                  {zone.offset}
                </abbr>
              </>
            ) : null}
          </span>
          {place.length > 0 ? (
            <span className={styles['place']} translate="no">
              {joinPlace(place)}
            </span>
          ) : null}
          {item.cost ? <span>{valueName('cost', item.cost)}</span> : null}
          {phase === 'upcoming' ? null : <span>{text(`event.phase.${phase}`)}</span>}
          {item.sample ? <span className={styles['sample']}>{text('item.sample')}</span> : null}
        </p>
      </div>
    </article>
  );
}

/** The card for other pages, without the texts of the list's filters. */
export const cardKind = { Card: memo(EventCard), texts: [texts] } satisfies ListKind<'event'>;
