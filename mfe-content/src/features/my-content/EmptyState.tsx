import type { ReactNode } from 'react';
import styles from './MyContent.module.css';

export function EmptyState({ title, why, children }: { title: string; why: string; children?: ReactNode }) {
  return (
    <div className={styles['nothing']}>
      <h3 className={styles['nothingTitle']}>{title}</h3>
      <p>{why}</p>
      {children}
    </div>
  );
}
