import type { ReactNode } from 'react';
import { useOnline } from '../hooks/useOnline';
import styles from './Lists.module.css';

/**
 * Notice, such as "as of ...", that is shown while the device is offline and the page shows cached data. `data-stale` makes the shell omit
 * its own notice (shell/src/features/offline/Offline.module.css).
 */
export function StaleNotice({ children }: { children: ReactNode }) {
  if (useOnline()) return null;
  return (
    <p className={styles['stale']} role="status" data-stale="">
      {children}
    </p>
  );
}
