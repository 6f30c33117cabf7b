import { WovenBand } from '@adp/shared-ui';
import type { ReactNode } from 'react';
import styles from './PageBand.module.css';

/** The dark band at the top of a page. */
export function PageBand({ children }: { children: ReactNode }) {
  return (
    <header className={styles['band']}>
      <div className={styles['inner']}>{children}</div>
      <WovenBand />
    </header>
  );
}
