import type { ReactNode } from 'react';
import styles from './StatusBanner.module.css';

interface StatusBannerProps {
  /** `stop` if the item is no longer valid, `change` if it is valid with changes. */
  readonly weight: 'stop' | 'change';
  readonly title: string;
  readonly children: ReactNode;
}

/** A banner about a change that readers must know before reading on, such as "Cancelled" or "Superseded". */
export function StatusBanner({ weight, title, children }: StatusBannerProps) {
  return (
    <aside className={styles['banner']} data-weight={weight} aria-label={title}>
      <p className={styles['title']}>{title}</p>
      <div className={styles['why']}>{children}</div>
    </aside>
  );
}
