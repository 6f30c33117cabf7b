import type { ReactNode } from 'react';
import styles from './Actions.module.css';

interface DisclosureProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onOpen?: () => void;
}

/** An action that opens what belongs to it below its button; opening one closes the others. */
export function Disclosure({ title, children, onOpen }: DisclosureProps) {
  return (
    <details
      className={styles['disclosure']}
      name="item-actions"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen?.();
      }}
    >
      <summary className={styles['summary']}>{title}</summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
