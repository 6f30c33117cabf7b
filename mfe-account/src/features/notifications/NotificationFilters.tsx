import { Link } from 'react-router-dom';
import { notificationChoices } from '@adp/shared-data/notification';
import chip from '../../components/Chip.module.css';
import { paths } from '../../paths';
import { useText } from '../../text';
import { toNotificationsPath, type NotificationsQuery } from './query';
import styles from './NotificationFilters.module.css';

export function NotificationFilters({ query: { topic, unread } }: { query: NotificationsQuery }) {
  const text = useText();
  return (
    <nav className={styles['filters']} aria-label={text('notifications.filters')}>
      <ul className={styles['topics']}>
        {[undefined, ...notificationChoices.topic].map((option) => (
          <li key={option ?? ''}>
            <Choice to={toNotificationsPath({ topic: option, unread })} chosen={option === topic}>
              {text(`notifications.topic.${option ?? 'all'}`)}
            </Choice>
          </li>
        ))}
      </ul>
      <Choice to={toNotificationsPath({ topic, unread: !unread })} chosen={unread}>
        {text('notifications.unreadOnly')}
      </Choice>
      <Link className={styles['settings']} to={`${paths.settings}#notifications`}>
        {text('notifications.settings')}
      </Link>
    </nav>
  );
}

function Choice({ to, chosen, children }: { to: string; chosen: boolean; children: string }) {
  return (
    <Link
      className={`${chip['chip']} ${styles['choice']}`}
      to={to}
      preventScrollReset
      {...(chosen ? { 'aria-current': 'true' } : {})}
    >
      {children}
    </Link>
  );
}
