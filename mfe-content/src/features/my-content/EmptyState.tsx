import type { ReactNode } from 'react';
import styles from './MyContent.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly why: string;
  readonly children?: ReactNode;
}

export function EmptyState({ title, why, children }: EmptyStateProps) {
  return (
    <div className={styles['nothing']}>
      <h3 className={styles['nothingTitle']}>{title}</h3>
      <p>{why}</p>
      {children}
    </div>
  );
}
