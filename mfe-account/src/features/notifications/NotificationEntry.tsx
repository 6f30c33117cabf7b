import type { StoredNotification } from '@adp/shared-store';
import { formatDate, isolate } from '@adp/shared-ui/format';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { itemPath } from '../../paths';
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
  const { event, itemKind = 'none', title, read, createdAt } = entry;
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
          {read ? null : <span className={styles['unread']}>{text('notifications.unread')}</span>}{' '}
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

/** The page of the item, where it has one: what was taken back or deleted has none that opens. */
function getAddress({ event, itemKind, itemId }: StoredNotification): string | undefined {
  return event === 'published' && itemKind && itemId ? itemPath(itemKind, itemId) : undefined;
}
