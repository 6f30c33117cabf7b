import type { ReactNode } from 'react';
import { useCopy } from './CopyContext';
import styles from './NumberedSection.module.css';

interface NumberedSectionProps {
  readonly id: string;
  /** The position of the section on the page, from 1. Omit the number on pages that number something else. */
  readonly number?: number;
  readonly title: string;
  readonly isCopy?: boolean;
  readonly children: ReactNode;
}

export function NumberedSection({ id, number, title, isCopy, children }: NumberedSectionProps) {
  const copy = useCopy();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['head']}>
        {number === undefined ? null : (
          <span className={styles['number']} aria-hidden="true">
            {String(number).padStart(2, '0')}
          </span>
        )}
        <h2 id={id} {...(isCopy && copy)}>
          {title}
        </h2>
      </div>
      <div className={styles['body']}>{children}</div>
    </section>
  );
}
