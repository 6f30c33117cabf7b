import type { ReactNode } from 'react';
import styles from './StatusBanner.module.css';

interface StatusBannerProps {
  /** `stop`: no longer valid; `change`: valid with changes. */
  readonly weight: 'stop' | 'change';
  readonly title: string;
  readonly children: ReactNode;
}

/** A change of the item's state that a reader must know first, such as cancelled or superseded. */
export function StatusBanner({ weight, title, children }: StatusBannerProps) {
  return (
    <aside className={styles['banner']} data-weight={weight} aria-label={title}>
      <p className={styles['title']}>{title}</p>
      <div className={styles['why']}>{children}</div>
    </aside>
  );
}
