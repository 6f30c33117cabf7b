import type { ReactNode } from 'react';
import styles from './Actions.module.css';

/** The bar of an item's actions: share, cite, add to the calendar. */
export function ActionBar({ children }: { children: ReactNode }) {
  return <div className={styles['bar']}>{children}</div>;
}
