import type { ReactNode } from 'react';
import { useOnline } from '../hooks/useOnline';
import styles from './Lists.module.css';

/** Notice while the page shows cached data offline. `data-stale` makes the shell omit its own (Offline.module.css). */
export function StaleNotice({ children }: { children: ReactNode }) {
  if (useOnline()) return null;
  return (
    <p className={styles['stale']} role="status" data-stale="">
      {children}
    </p>
  );
}
