import { useText } from '../text';
import styles from './RowsSkeleton.module.css';

export function RowsSkeleton({ rows = 5 }: { rows?: number }) {
  const text = useText();
  return (
    <div className={styles['rows']} role="group" aria-busy="true" aria-label={text('loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles['row']}>
          <span className={styles['mark']} />
          <span className={styles['line']} />
        </div>
      ))}
    </div>
  );
}
