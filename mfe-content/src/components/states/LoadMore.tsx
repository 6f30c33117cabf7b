import { Link } from 'react-router-dom';
import { useText } from '../../text';
import styles from './States.module.css';

interface LoadMoreProps {
  /** The address of the list with the next page: a real link, which works in a new tab and without scripts. */
  readonly to: string;
  /** Nothing matched so far; the next page is searched for matches. */
  readonly searching?: boolean;
  readonly isFetching: boolean;
  readonly onMore: () => void;
}

/** The link to the next items, which adds them to the page. */
export function LoadMore({ to, searching = false, isFetching, onMore }: LoadMoreProps) {
  const text = useText();
  return (
    <Link
      className={styles['more']}
      to={to}
      preventScrollReset
      aria-disabled={isFetching}
      onClick={(event) => {
        // With a modifier key it opens in a new tab or window, as any link does.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        if (!isFetching) onMore();
      }}
    >
      {text(isFetching ? 'list.loading' : searching ? 'list.further' : 'list.more')}
    </Link>
  );
}
