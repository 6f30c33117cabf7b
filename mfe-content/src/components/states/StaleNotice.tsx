import { currentLocale } from '@adp/shared-ui';
import { formatDateTime } from '../../lib/format/formatDay';
import { useText } from '../../text';
import styles from './States.module.css';

/** Offline: says that the page shows data read at `readAt`. */
export function StaleNotice({ readAt }: { readAt: Date }) {
  const text = useText();
  return (
    <p className={styles['stale']} role="status">
      {text('list.asOf', { time: formatDateTime(readAt, currentLocale()) })}
    </p>
  );
}
