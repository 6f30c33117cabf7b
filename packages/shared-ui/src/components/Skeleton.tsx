import { appearLate } from './Placeholder';
import styles from './Skeleton.module.css';

/** Placeholder in the shape of a page, visible after 300 ms. Hidden from assistive technology, because its container is `aria-busy`. */
export function Skeleton() {
  return (
    <div className={appearLate} aria-hidden="true">
      <div className={styles['band']}>
        <span className={styles['giant']} />
        <span className={styles['line']} />
      </div>
      <div className={styles['body']}>
        <span className={styles['heading']} />
        <span className={styles['line']} />
        <span className={styles['line']} />
        <span className={styles['short']} />
      </div>
    </div>
  );
}
