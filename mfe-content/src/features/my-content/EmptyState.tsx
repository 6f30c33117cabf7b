import type { ReactNode } from 'react';
import styles from './MyContent.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly why: string;
  /** The way on. */
  readonly children?: ReactNode;
}

/** Shown in place of an empty list: that it is empty, why, and the next step. */
export function EmptyState({ title, why, children }: EmptyStateProps) {
  return (
    <div className={styles['nothing']}>
      <h3 className={styles['nothingTitle']}>{title}</h3>
      <p>{why}</p>
      {children}
    </div>
  );
}
