import { useText } from '../../text';
import styles from './States.module.css';

interface ResultCountProps {
  /** Undefined while the first items are on their way. */
  readonly count: number | undefined;
  /** There are more than `count`; they are not counted. */
  readonly capped?: boolean;
  /** So many have been found so far; the search continues. */
  readonly open?: boolean;
}

/** How many items the list has. Announced when it changes, so the element is there before its number. */
export function ResultCount({ count, capped = false, open = false }: ResultCountProps) {
  const text = useText();
  return (
    <p className={styles['count']} role="status">
      {count === undefined
        ? null
        : text(capped ? 'list.count.capped' : open ? 'list.count.open' : 'list.count', { count })}
    </p>
  );
}
