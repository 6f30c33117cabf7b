import type { ReactNode } from 'react';
import { useOnline } from '../hooks/useOnline';
import styles from './Lists.module.css';

/**
 * Notice while the page shows cached data offline. `data-stale` makes the shell omit its own (Offline.module.css). Online, the
 * empty element reserves space in the HTML of a stored page, so that hydration does not move what the reader is pressing.
 */
export function StaleNotice({ children }: { children: ReactNode }) {
  const isOnline = useOnline();
  return (
    <p className={styles['stale']} role={isOnline ? undefined : 'status'} data-stale="">
      {isOnline ? null : children}
    </p>
  );
}
