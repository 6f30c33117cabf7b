import { useText } from '../../text';
import styles from './ListSkeleton.module.css';

/** The placeholder of a loading list. Appears after 300 ms, so that a fast response causes no flicker. */
export function ListSkeleton({ rows = 6 }: { rows?: number }) {
  const text = useText();
  return (
    <div className={styles['skeleton']} aria-busy="true" aria-label={text('list.loading')} role="group">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles['row']}>
          <span className={styles['label']} />
          <span className={styles['title']} />
          <span className={styles['line']} />
        </div>
      ))}
    </div>
  );
}
