import { useOnline } from '../lib/useOnline';
import { formatDate } from '../lib/intl';
import styles from './Lists.module.css';

interface OfflineNoticeProps {
  readonly asOf: Date;
  /** Says of when it is what the page shows. */
  readonly words: (time: string) => string;
}

/** That the page shows what was there when the connection was last up; nothing while it is up. */
export function OfflineNotice({ asOf, words }: OfflineNoticeProps) {
  const online = useOnline();
  if (online) return null;
  return (
    <p className={styles['asOf']} role="status">
      {words(formatDate(asOf, { dateStyle: 'long', timeStyle: 'short' }))}
    </p>
  );
}
