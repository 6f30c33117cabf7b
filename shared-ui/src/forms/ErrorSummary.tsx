import { useEffect, useRef } from 'react';
import styles from './Form.module.css';

/** Something that is wrong with a form: `field` is the id of its field, where it has one. */
export interface FormFault {
  readonly field?: string | undefined;
  readonly text: string;
}

interface ErrorSummaryProps {
  readonly title: string;
  readonly faults: readonly FormFault[];
  /** Another number takes the keyboard here again: one for each attempt to send. */
  readonly attempt: number;
  readonly children?: React.ReactNode;
}

/** What is wrong, above the form, with ways to each field. Takes the keyboard after an attempt to send; empty while all is well. */
export function ErrorSummary({ title, faults, attempt, children }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const some = faults.length > 0;
  const taken = useRef<number>(undefined);
  useEffect(() => {
    // Faults that come and go while they are mended leave the keyboard where it is.
    if (!some || taken.current === attempt) return;
    taken.current = attempt;
    box.current?.focus();
  }, [attempt, some]);
  if (!some) return null;
  return (
    <div ref={box} className={styles['summary']} role="alert" tabIndex={-1}>
      <h2 className={styles['summaryTitle']}>{title}</h2>
      <ul>
        {faults.map(({ field, text }) => (
          <li key={`${field ?? ''}${text}`}>
            {field ? (
              <a
                className={styles['summaryLink']}
                href={`#${field}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(field)?.focus();
                }}
              >
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
