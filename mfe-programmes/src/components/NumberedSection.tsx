import type { ReactNode } from 'react';
import { useCopy } from './CopyContext';
import styles from './NumberedSection.module.css';

interface NumberedSectionProps {
  /** Anchor of the section on its page. */
  readonly id: string;
  /** Position on the page, from 1. Left out if the page's numbers count something else. */
  readonly number?: number;
  readonly title: string;
  /** True if the title is part of the copy. */
  readonly isCopy?: boolean;
  readonly children: ReactNode;
}

/** A section that starts with its number and a short title, like the entries of the menu. */
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
