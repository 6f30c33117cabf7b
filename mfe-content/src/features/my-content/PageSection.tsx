import { useId, useRef, type ReactNode, useEffect, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { isolate } from '@adp/shared-ui/format';
import { useText } from '../../text';
import styles from './MyContent.module.css';
import type { StatusMessage } from './statusMessage';

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

function StatusLine({ status }: { status: StatusMessage | undefined }) {
  const text = useText();
  return (
    <p className={styles['statusLine']} role="status" data-event={status?.event}>
      {status ? (
        <>
          <span>
            {text(`myContent.status.${status.event}`, {
              title: isolate(status.title || text(`myContent.untitled.${status.kind}`)),
            })}
          </span>
          {status.to ? (
            <>
              <span> </span>
              <Link to={status.to}>{text('myContent.status.look')}</Link>
            </>
          ) : null}
        </>
      ) : null}
    </p>
  );
}

/** When the focused element is removed, moves focus to the first link in its row or, without the row, to the heading. */
function useFocusFallback(section: RefObject<HTMLElement | null>, heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const container = section.current;
    if (!container) return undefined;
    let last: HTMLElement | undefined;
    let row: Element | null | undefined;
    const onFocusIn = ({ target }: FocusEvent) => {
      last = target instanceof HTMLElement && container.contains(target) ? target : undefined;
      row = last?.closest('li');
    };
    const observer = new MutationObserver(() => {
      const { activeElement, body } = document;
      if (!last || last.isConnected || (activeElement !== null && activeElement !== body)) return;
      const next = row?.isConnected ? row.querySelector<HTMLElement>('a, button') : heading.current;
      next?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', onFocusIn);
    observer.observe(container, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      observer.disconnect();
    };
  }, [section, heading]);
}
