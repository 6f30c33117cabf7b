import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Empty, LoadError } from '../../components/LoadError';
import { RowsSkeleton } from '../../components/RowsSkeleton';
import { OfflineNotice } from '../../components/OfflineNotice';
import { LoadMore } from '../../components/LoadMore';
import { useContinue } from '../../lib/useContinue';
import { useStored } from '../../lib/useStored';
import { useReturnPlace } from '../../lib/useReturnPlace';
import { paths } from '../../paths';
import { useText } from '../../text';
import { notificationsAddress, type NotificationsAddress } from './address';
import { byDay, dayIs } from './days';
import { MarkAll } from './MarkAll';
import { NotificationEntry } from './NotificationEntry';
import styles from './NotificationList.module.css';
import { loadMoreNotifications, openNotifications, notificationLists, toListKey } from './notificationStore';
import { useMarking } from './useMarking';

interface NotificationListProps {
  readonly uid: string;
  readonly address: NotificationsAddress;
}

/** The notifications that an address asks for, by day, in every state that their list can be in. */
export function NotificationList({ uid, address }: NotificationListProps) {
  const text = useText();
  const { topic, unread, after } = address;
  const key = toListKey(uid, `${useLocation().key} ${notificationsAddress(address)}`);
  const state = useStored(notificationLists, key);
  const list = useRef<HTMLDivElement>(null);
  const marking = useMarking(uid);
  const { items, next = null, isFetching = true, error, asOf } = state ?? {};
  const length = items?.length ?? 0;
  const noteOpened = useReturnPlace(list, items !== undefined);
  const noteMore = useContinue(list, length);
  const again = () => void loadMoreNotifications(key, uid, address);
  useEffect(() => {
    void openNotifications(key, uid, address);
    // The address is a new object each time; its key tells whether it is another list.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as said above
  }, [key]);

  return (
    <div className={styles['results']} aria-busy={isFetching}>
      <MarkAll marking={marking} some={length > 0} />
      {asOf && items ? <OfflineNotice asOf={asOf} words={(time) => text('notifications.asOf', { time })} /> : null}
      {after === undefined ? null : (
        <Link className={styles['link']} to={notificationsAddress({ topic, unread })}>
          {text('notifications.start')}
        </Link>
      )}
      {!items && !error ? <RowsSkeleton /> : null}
      {items && length > 0 ? (
        <div ref={list} className={styles['days']} onClick={noteOpened}>
          {byDay(items).map((day) => (
            <DayOf key={day.key} date={day.date}>
              {day.entries.map((entry) => (
                <NotificationEntry key={entry.id} entry={entry} onMark={(read) => void marking.one(entry.id, read)} />
              ))}
            </DayOf>
          ))}
        </div>
      ) : null}
      {items && length === 0 && next === null && !error ? <Nothing chosen={unread || topic !== undefined} /> : null}
      {error ? <LoadError error={error} isFetching={isFetching} onRetry={again} /> : null}
      {items && next !== null && !error ? (
        <LoadMore
          to={notificationsAddress({ topic, unread, after: next })}
          label={text(isFetching ? 'loading' : 'notifications.more')}
          isFetching={isFetching}
          onMore={() => {
            noteMore();
            again();
          }}
        />
      ) : null}
    </div>
  );
}

function DayOf({ date, children }: { date: Date; children: React.ReactNode }) {
  const text = useText();
  const is = dayIs(date, new Date());
  const name = is === 'today' || is === 'yesterday' ? text(`notifications.${is}`) : is;
  return (
    <section className={styles['day']}>
      <h2 className={styles['date']}>{name}</h2>
      <ul aria-label={text('notifications.list', { day: name })}>{children}</ul>
    </section>
  );
}

/** What stands where nothing was told: why, and the way to all where a choice hides it. */
function Nothing({ chosen }: { chosen: boolean }) {
  const text = useText();
  return (
    <Empty title={text(chosen ? 'notifications.noMatch' : 'notifications.none')}>
      <p>{text(chosen ? 'notifications.noMatch.why' : 'notifications.none.why')}</p>
      {chosen ? (
        <Link className={styles['link']} to={paths.notifications}>
          {text('notifications.showAll')}
        </Link>
      ) : null}
    </Empty>
  );
}
