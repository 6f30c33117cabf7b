import { WovenBand } from '@adp/shared-ui';
import type { ReactNode } from 'react';
import styles from './PageBand.module.css';

export function PageBand({ children }: { children: ReactNode }) {
  return (
    <header className={styles['band']}>
      <div className={styles['inner']}>{children}</div>
      <WovenBand />
    </header>
  );
}
