import { useId, useRef, type ReactNode } from 'react';
import type { StatusMessage } from './statusMessage';
import { StatusLine } from './StatusLine';
import styles from './MyContent.module.css';
import { useFocusFallback } from './useFocusFallback';

interface PageSectionProps {
  readonly title: string;
  readonly why?: string | undefined;
  readonly status?: StatusMessage | undefined;
  readonly children: ReactNode;
}

export function PageSection({ title, why, status, children }: PageSectionProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusFallback(section, heading);
  return (
    <section ref={section} className={styles['section']} aria-labelledby={id}>
      <header className={styles['side']}>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        {why ? <p className={styles['why']}>{why}</p> : null}
        <StatusLine status={status} />
      </header>
      <div className={styles['content']}>{children}</div>
    </section>
  );
}
