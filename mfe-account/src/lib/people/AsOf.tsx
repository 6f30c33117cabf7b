import { useOnline } from './useOnline';
import { formatDate } from './intl';
import styles from './Lists.module.css';

interface AsOfProps {
  readonly asOf: Date;
  /** Says of when it is what the page shows. */
  readonly words: (time: string) => string;
}

/** That the page shows what was there when the connection was last up; nothing while it is up. */
export function AsOf({ asOf, words }: AsOfProps) {
  const online = useOnline();
  if (online) return null;
  return (
    <p className={styles['asOf']} role="status">
      {words(formatDate(asOf, { dateStyle: 'long', timeStyle: 'short' }))}
    </p>
  );
}
