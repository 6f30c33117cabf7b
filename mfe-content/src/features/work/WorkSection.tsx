import { useId, useRef, type ReactNode } from 'react';
import type { Said } from './Said';
import { SaidLine } from './SaidLine';
import styles from './Work.module.css';
import { useKeepFocus } from './useKeepFocus';

interface WorkSectionProps {
  readonly title: string;
  /** What is to be known of it before what it holds. */
  readonly why?: string | undefined;
  /** What was done last with what it holds. */
  readonly said?: Said | undefined;
  readonly children: ReactNode;
}

/** A section of the page: its title stands beside what it holds where there is room. */
export function WorkSection({ title, why, said, children }: WorkSectionProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeepFocus(section, heading);
  return (
    <section ref={section} className={styles['section']} aria-labelledby={id}>
      <header className={styles['side']}>
        <h2 ref={heading} id={id} className={styles['heading']} tabIndex={-1}>
          {title}
        </h2>
        {why ? <p className={styles['why']}>{why}</p> : null}
        <SaidLine said={said} />
      </header>
      <div className={styles['content']}>{children}</div>
    </section>
  );
}
