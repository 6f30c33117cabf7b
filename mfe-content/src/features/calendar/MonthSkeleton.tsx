import { useText } from '../../text';
import styles from './Month.module.css';

/** The placeholder of a loading month: five weeks. Appears after 300 ms, so that a fast response causes no flicker. */
export function MonthSkeleton() {
  const text = useText();
  return (
    <div className={styles['skeleton']} aria-busy="true" aria-label={text('list.loading')} role="group">
      {Array.from({ length: 35 }, (_, day) => (
        <span key={day} className={styles['cell']} />
      ))}
    </div>
  );
}
