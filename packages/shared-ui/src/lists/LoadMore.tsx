import { Link } from 'react-router-dom';
import styles from './Lists.module.css';

interface LoadMoreProps {
  /** URL of the list's next page, for opening in a new tab or without JavaScript. */
  readonly to: string;
  readonly label: string;
  readonly isFetching: boolean;
  readonly onLoadMore: () => void;
}

/** Link to the next rows of a list. A plain click adds the rows to the page. */
export function LoadMore({ to, label, isFetching, onLoadMore }: LoadMoreProps) {
  return (
    <Link
      className={styles['more']}
      to={to}
      preventScrollReset
      aria-disabled={isFetching}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        if (!isFetching) onLoadMore();
      }}
    >
      {label}
    </Link>
  );
}
