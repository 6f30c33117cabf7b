import type { ReactNode } from 'react';
import styles from './Actions.module.css';

/** The quiet bar of what a reader can do with an item: share, cite, put into a calendar. */
export function ActionBar({ children }: { children: ReactNode }) {
  return <div className={styles['bar']}>{children}</div>;
}
