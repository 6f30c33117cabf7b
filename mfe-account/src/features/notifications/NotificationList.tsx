import type { NotificationPage, StoredNotification } from '@adp/shared-store';
import { formatDateTime } from '@adp/shared-ui/format';
import { LoadMore, StaleNotice, useFocusNewRows, useReturnPlace } from '@adp/shared-ui/lists';
import { useMemo, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { toAppError } from '@adp/shared-auth/app-error';
import { Empty, LoadError } from '../../components/LoadError';
import { RowsSkeleton } from '../../components/RowsSkeleton';
import { paths } from '../../paths';
import { useGetNotificationsInfiniteQuery } from '../../store/memberApi';
import { useText } from '../../text';
import { toNotificationsPath, type NotificationsQuery } from './query';
import { byDay, getDayName } from './days';
import { MarkAll } from './MarkAll';
import { NotificationEntry } from './NotificationEntry';
import styles from './NotificationList.module.css';
import { useMarking } from './useMarking';

interface NotificationListProps {
  readonly uid: string;
  readonly query: NotificationsQuery;
}

export function NotificationList({ uid, query }: NotificationListProps) {
  const text = useText();
  const { topic, unread, after } = query;
  // Each visit refetches the list. Going back restores the list as the member left it.
  const { key: visit } = useLocation();
  const { currentData, error, isFetching, hasNextPage, fetchNextPage, refetch } = useGetNotificationsInfiniteQuery({
    uid,
    topic,
    unread,
    after,
    visit,
  });
  const items = useMemo(() => currentData && mergePages(currentData.pages), [currentData]);
  const last = currentData?.pages.at(-1);
  const list = useRef<HTMLDivElement>(null);
  const marking = useMarking(uid);
  const length = items?.length ?? 0;
  const onOpenRow = useReturnPlace(list, items !== undefined);
  const focusNewRows = useFocusNewRows(list, length);
  const retry = () => void (items ? fetchNextPage() : refetch());

  return (
    <div className={styles['results']} aria-busy={isFetching}>
      <MarkAll marking={marking} some={length > 0} />
      {last ? <StaleNotice>{text('notifications.asOf', { time: formatDateTime(last.asOf) })}</StaleNotice> : null}
      {after === undefined ? null : (
        <Link className={styles['link']} to={toNotificationsPath({ topic, unread })}>
          {text('notifications.start')}
        </Link>
      )}
      {!items && !error ? <RowsSkeleton /> : null}
      {items && length > 0 ? (
        // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions -- its links bubble their clicks to it, Enter included
        <div ref={list} className={styles['days']} onClick={onOpenRow}>
          {byDay(items).map((day) => (
            <DaySection key={day.key} date={day.date}>
              {day.entries.map((entry) => (
                <NotificationEntry key={entry.id} entry={entry} onMark={(read) => void marking.mark(entry.id, read)} />
              ))}
            </DaySection>
          ))}
        </div>
      ) : null}
      {items && length === 0 && !hasNextPage && !error ? <Nothing chosen={unread || topic !== undefined} /> : null}
      {error ? <LoadError error={toAppError(error)} isFetching={isFetching} onRetry={retry} /> : null}
      {last?.cursor && !error ? (
        <LoadMore
          to={toNotificationsPath({ topic, unread, after: last.cursor })}
          label={text(isFetching ? 'loading' : 'notifications.more')}
          isFetching={isFetching}
          onLoadMore={() => {
            focusNewRows();
            retry();
          }}
        />
      ) : null}
    </div>
  );
}

function DaySection({ date, children }: { date: Date; children: React.ReactNode }) {
  const text = useText();
  const dayName = getDayName(date, new Date());
  const name = dayName === 'today' || dayName === 'yesterday' ? text(`notifications.${dayName}`) : dayName;
  return (
    <section className={styles['day']}>
      <h2 className={styles['date']}>{name}</h2>
      <ul aria-label={text('notifications.list', { day: name })}>{children}</ul>
    </section>
  );
}

/** Merges pages and removes duplicates. A new notification shifts entries between pages while they are being read. */
function mergePages(pages: readonly NotificationPage[]): readonly StoredNotification[] {
  const byId = new Map<string, StoredNotification>();
  for (const { items } of pages) for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()];
}

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
