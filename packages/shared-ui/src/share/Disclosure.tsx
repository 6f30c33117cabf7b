import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  readonly title: string;
  readonly group: string;
  readonly children: ReactNode;
  /** Loads the content. With this prop, the disclosure does not open before scripts run (packages/site-document/src/inline/). */
  readonly onOpen?: () => void;
}

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
