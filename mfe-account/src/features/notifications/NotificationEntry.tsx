import type { StoredNotification } from '@adp/shared-store';
import { formatDate, isolate } from '@adp/shared-ui/format';
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
  const { event, itemKind = 'none', title, reason, read, createdAt } = entry;
  const sentence = text(`notifications.event.${event}`, {
    named: title === undefined ? 'no' : 'yes',
    title: isolate(title ?? ''),
    kind: itemKind,
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

/** Returns the public item, or the page for the author's next step. Undefined for deleted items. */
function getPath({ event, itemKind, itemId }: StoredNotification): string | undefined {
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
];
