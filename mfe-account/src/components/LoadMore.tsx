import { Link } from 'react-router-dom';
import styles from './Lists.module.css';

interface LoadMoreProps {
  /** The address of the list with the next page: a real link, for whoever opens it elsewhere or has no script. */
  readonly to: string;
  readonly label: string;
  readonly isFetching: boolean;
  readonly onMore: () => void;
}

/** The way to the next rows: a link that adds them to the page. */
export function LoadMore({ to, label, isFetching, onMore }: LoadMoreProps) {
  return (
    <Link
      className={styles['more']}
      to={to}
      preventScrollReset
      aria-disabled={isFetching}
      onClick={(event) => {
        // Opened in a tab of its own, it is a link like any other.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        if (!isFetching) onMore();
      }}
    >
      {label}
    </Link>
  );
}
