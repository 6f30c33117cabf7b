import { Link } from 'react-router-dom';
import { notificationTopics } from '../../lib/notificationTopics';
import { useText } from '../../text';
import { notificationsAddress, type NotificationsAddress } from './address';
import styles from './NotificationFilters.module.css';

/** Which notifications are shown: each choice is an address. */
export function NotificationFilters({ address: { topic, unread } }: { address: NotificationsAddress }) {
  const text = useText();
  return (
    <nav className={styles['filters']} aria-label={text('notifications.filters')}>
      <ul className={styles['topics']}>
        {[undefined, ...notificationTopics].map((one) => (
          <li key={one ?? ''}>
            <Choice to={notificationsAddress({ topic: one, unread })} chosen={one === topic}>
              {text(`notifications.topic.${one ?? 'all'}`)}
            </Choice>
          </li>
        ))}
      </ul>
      <Choice to={notificationsAddress({ topic, unread: !unread })} chosen={unread}>
        {text('notifications.unreadOnly')}
      </Choice>
    </nav>
  );
}

function Choice({ to, chosen, children }: { to: string; chosen: boolean; children: string }) {
  return (
    <Link className={styles['choice']} to={to} preventScrollReset {...(chosen ? { 'aria-current': 'true' } : {})}>
      {children}
    </Link>
  );
}
