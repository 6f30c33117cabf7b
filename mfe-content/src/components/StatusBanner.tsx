import type { ReactNode } from 'react';
import styles from './StatusBanner.module.css';

interface StatusBannerProps {
  /** `stop` for what no longer holds, `change` for what holds otherwise than it did. */
  readonly weight: 'stop' | 'change';
  readonly title: string;
  readonly children: ReactNode;
}

/** What a reader must know before he reads on: cancelled, moved, closed, superseded. */
export function StatusBanner({ weight, title, children }: StatusBannerProps) {
  return (
    <aside className={styles['banner']} data-weight={weight} aria-label={title}>
      <p className={styles['title']}>{title}</p>
      <div className={styles['why']}>{children}</div>
    </aside>
  );
}
