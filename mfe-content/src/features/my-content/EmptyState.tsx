import type { ReactNode } from 'react';
import styles from './MyContent.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly why: string;
  /** The way on. */
  readonly children?: ReactNode;
}

/** What stands where there is nothing: that, why, and what to do. */
export function EmptyState({ title, why, children }: EmptyStateProps) {
  return (
    <div className={styles['nothing']}>
      <h3 className={styles['nothingTitle']}>{title}</h3>
      <p>{why}</p>
      {children}
    </div>
  );
}
