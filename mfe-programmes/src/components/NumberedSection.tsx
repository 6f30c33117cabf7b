import type { ReactNode } from 'react';
import styles from './NumberedSection.module.css';

/** A section that opens with its number and a short title, as the menu's entries do. */
export function NumberedSection({
  id,
  number,
  title,
  children,
}: {
  id: string;
  number: number;
  title: string;
  children: ReactNode;
}) {
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['head']}>
        <span className={styles['number']} aria-hidden="true">
          {String(number).padStart(2, '0')}
        </span>
        <h2 id={id}>{title}</h2>
      </div>
      <div className={styles['body']}>{children}</div>
    </section>
  );
}
