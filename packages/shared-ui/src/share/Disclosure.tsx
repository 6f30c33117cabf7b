import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  readonly title: string;
  /** Opening one of a group closes the others of it. */
  readonly group: string;
  readonly children: ReactNode;
  /** Brings what is in it: it does not open before scripts run (packages/site-document/src/inline/). */
  readonly onOpen?: () => void;
}

/** An action that opens what belongs to it below its button. */
export function Disclosure({ title, group, children, onOpen }: DisclosureProps) {
  return (
    <details
      className={styles['disclosure']}
      name={group}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen?.();
      }}
    >
      <summary className={styles['summary']} data-scripted={onOpen ? '' : undefined}>
        {title}
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
