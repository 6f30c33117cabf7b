import type { StoredNotification } from '@adp/shared-store';
import { formatDate, isolate } from '@adp/shared-ui/format';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { elsewhere, itemPath, profilePath, programmeEditPath } from '../../paths';
import { useText } from '../../text';
import styles from './NotificationEntry.module.css';

interface NotificationEntryProps {
  readonly entry: StoredNotification;
  readonly onMark: (read: boolean) => void;
}

/** One thing that happened, and whether the member has read of it. */
export function NotificationEntry({ entry, onMark }: NotificationEntryProps) {
  const text = useText();
  const sentenceId = useId();
  const { event, itemKind = 'none', title, reason, read, createdAt } = entry;
  const sentence = text(`notifications.event.${event}`, {
    named: title === undefined ? 'no' : 'yes',
    title: isolate(title ?? ''),
    kind: itemKind,
  });
  const address = getAddress(entry);
  // A link that is opened in a tab of its own has been read, too.
  const noteRead = () => {
    if (!read) onMark(true);
  };
  return (
    <li className={styles['entry']} data-unread={!read}>
      <div className={styles['words']}>
        <p id={sentenceId} className={styles['sentence']}>
          {read ? null : <span className={styles['unread']}>{`${text('notifications.unread')} `}</span>}
          {address ? (
            <Link
              className={styles['link']}
              to={address}
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

/** Where it leads: to an item that is public now, or to what its author does next. What was deleted has no page that opens. */
function getAddress({ event, itemKind, itemId }: StoredNotification): string | undefined {
  if (itemId && event.startsWith('page_')) return programmeEditPath(itemId);
  if (itemId && event.startsWith('profile_')) return profilePath(itemId);
  if (event === 'upload_refused') return elsewhere.myContent;
  if (!itemKind || !itemId) return undefined;
  if (shown.includes(event)) return itemPath(itemKind, itemId);
  return nextSteps.includes(event) ? elsewhere.myContent : undefined;
}

const nextSteps: readonly StoredNotification['event'][] = ['returned', 'removed', 'appeal_refused', 'taken_back'];

const shown: readonly StoredNotification['event'][] = [
  'published',
  'approved',
  'restored',
  'scheduled_published',
  'report_dismissed',
  'appeal_accepted',
];
