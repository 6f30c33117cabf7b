import { useText } from '../../text';
import styles from './DetailSkeleton.module.css';

export function DetailSkeleton() {
  const text = useText();
  return (
    <div className={styles['skeleton']} role="group" aria-busy="true" aria-label={text('list.loading')}>
      <span className={styles['line']} />
      <span className={styles['line']} />
      <span className={styles['short']} />
      <span className={styles['bar']} />
      <span className={styles['line']} />
      <span className={styles['line']} />
      <span className={styles['short']} />
    </div>
  );
}
