import { formatDay } from '@adp/shared-ui/format';
import { useText } from '../../text';
import styles from './StatusPage.module.css';

export { default as texts } from '../../messages/removed-en.json';

/** Since when a page is no longer there, and what its reader may do. */
export function RemovedNotice({ removedAt }: { removedAt: Date | undefined }) {
  const text = useText();
  return (
    <>
      <p className={styles['description']}>
        {removedAt ? text('removed.since', { day: formatDay(removedAt) }) : text('removed.some')}
      </p>
      <p className={styles['help']}>{text('removed.next')}</p>
    </>
  );
}
