import { Link } from 'react-router-dom';
import { useText } from '../../text';
import styles from './States.module.css';

interface LoadMoreProps {
  /** The address of the list with the next page: a real link, for whoever opens it elsewhere or has no script. */
  readonly to: string;
  /** Nothing was found so far, and there is more to look through. */
  readonly further?: boolean;
  readonly busy: boolean;
  readonly onMore: () => void;
}

/** The way to the next items: a link that adds them to the page. */
export function LoadMore({ to, further = false, busy, onMore }: LoadMoreProps) {
  const text = useText();
  return (
    <Link
      className={styles['more']}
      to={to}
      preventScrollReset
      aria-disabled={busy}
      onClick={(event) => {
        // Opened in a tab of its own, it is a link like any other.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        if (!busy) onMore();
      }}
    >
      {text(busy ? 'list.loading' : further ? 'list.further' : 'list.more')}
    </Link>
  );
}
