import type { ReactNode } from 'react';
import { useText } from '../../text';
import type { SectionId } from './sections';
import styles from './Settings.module.css';

interface SectionProps {
  readonly id: SectionId;
  readonly danger?: boolean;
  readonly children: ReactNode;
}

export function Section({ id, danger = false, children }: SectionProps) {
  const text = useText();
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      className={[styles['section'], danger ? styles['danger'] : ''].join(' ')}
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <h2 id={titleId} className={styles['title']}>
        {text(`settings.${id}`)}
      </h2>
      {children}
    </section>
  );
}

/** The status message of the last action. Rendered even if empty, so that screen readers announce later messages. */
export function Status({ children }: { readonly children: string }) {
  return (
    <p role="status" className={styles['status']}>
      {children}
    </p>
  );
}
