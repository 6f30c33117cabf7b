import type { StoredNotification } from '@adp/shared-store';
import { toTopicPath } from '@adp/shared-data/alerts';
import { knownZone } from '@adp/shared-ui/calendar';
import { formatDate, formatDay, isolate } from '@adp/shared-ui/format';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { sitePaths, itemPath, profilePath, programmeEditPath } from '../../paths';
import { useText } from '../../text';
import styles from './NotificationEntry.module.css';

interface NotificationEntryProps {
  readonly entry: StoredNotification;
  readonly onMark: (read: boolean) => void;
}

export function NotificationEntry({ entry, onMark }: NotificationEntryProps) {
  const text = useText();
  const sentenceId = useId();
  const { event, itemKind = 'none', title, reason, read, createdAt, date, formerDate, count = 0 } = entry;
  const sentence = text(`notifications.event.${event}`, {
    named: title === undefined ? 'no' : 'yes',
    title: isolate(title ?? ''),
    kind: itemKind,
    date: date ? formatItemDate(date, entry) : '',
    formerDate: formerDate ? formatItemDate(formerDate, entry) : '',
    count,
  });
  const path = getPath(entry);
  // A middle click opens the link in a new tab, so count the notification as read.
  const noteRead = () => {
    if (!read) onMark(true);
  };
  return (
    <li className={styles['entry']} data-unread={!read}>
      <div className={styles['words']}>
        <p id={sentenceId} className={styles['sentence']}>
          {read ? null : <span className={styles['unread']}>{`${text('notifications.unread')} `}</span>}
          {path ? (
            <Link
              className={styles['link']}
              to={path}
              onClick={noteRead}
              onAuxClick={({ button }) => button === 1 && noteRead()}
            >
              {sentence}
            </Link>
          ) : (
            <span>{sentence}</span>
          )}
        </p>
        {reason ? (
          <p className={styles['reason']} dir="auto">
            {text('notifications.reason', { reason: isolate(reason) })}
          </p>
        ) : null}
        <time className={styles['time']} dateTime={createdAt.toISOString()}>
          {formatDate(createdAt, { timeStyle: 'short' })}
        </time>
      </div>
      <button className={styles['mark']} type="button" aria-describedby={sentenceId} onClick={() => onMark(!read)}>
        {text(read ? 'notifications.markUnread' : 'notifications.markRead')}
      </button>
    </li>
  );
}

/** Formats a date in the item's own zone: "1 December 2026 at 17:00 GMT+3". Omits the time of all-day events. */
function formatItemDate(date: Date, { timezone = 'UTC', allDay }: StoredNotification): string {
  if (allDay) return formatDay(date, timezone);
  const time = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short', timeZone: knownZone(timezone) } as const;
  return formatDate(date, { day: 'numeric', month: 'long', year: 'numeric', ...time });
}

/** Returns the public item, or the page for the author's next step. Returns undefined for deleted items. */
function getPath({ event, itemKind, itemId, followed }: StoredNotification): string | undefined {
  if (!itemId && followed !== undefined) return toTopicPath(followed);
  if (itemId && event.startsWith('page_')) return programmeEditPath(itemId);
  if (itemId && event.startsWith('profile_')) return profilePath(itemId);
  if (event === 'upload_refused') return sitePaths.myContent;
  if (!itemKind || !itemId) return undefined;
  if (publicEvents.includes(event)) return itemPath(itemKind, itemId);
  return authorEvents.includes(event) ? sitePaths.myContent : undefined;
}

const authorEvents: readonly StoredNotification['event'][] = ['returned', 'removed', 'appeal_refused', 'taken_back'];

const publicEvents: readonly StoredNotification['event'][] = [
  'published',
  'approved',
  'restored',
  'scheduled_published',
  'report_dismissed',
  'appeal_accepted',
  'reminder',
  'date_changed',
  'closed_early',
  'became_rolling',
  'cancelled',
  'available_again',
  'new_items',
];
