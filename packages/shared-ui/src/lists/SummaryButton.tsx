import type { ReactNode } from 'react';
import styles from './Lists.module.css';

/** A `summary` element that looks like a button, for filters that are closed on narrow screens. */
export function SummaryButton({ children }: { readonly children: ReactNode }) {
  return <summary className={styles['more']}>{children}</summary>;
}
