import { useText } from '../../text';
import styles from './States.module.css';

/** How many items the list holds; `capped` where there may be more. Said aloud when it changes. */
export function ResultCount({ count, capped }: { count: number; capped: boolean }) {
  const text = useText();
  return (
    <p className={styles['count']} role="status">
      {text(capped ? 'list.count.capped' : 'list.count', { count })}
    </p>
  );
}
