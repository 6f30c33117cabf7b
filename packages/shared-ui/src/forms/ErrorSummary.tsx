import { useEffect, useRef } from 'react';
import styles from './Form.module.css';

/** An error of a form. `field` is the id of its field, if any. */
export interface FormError {
  readonly field?: string | undefined;
  readonly text: string;
}

interface ErrorSummaryProps {
  readonly title: string;
  readonly errors: readonly FormError[];
  /** Changes with each submission, such as react-hook-form's `submitCount`. The summary then receives focus. */
  readonly attempt: number;
  readonly children?: React.ReactNode;
}

/** Lists the errors of a form, with links to the fields. Receives focus after a submission. */
export function ErrorSummary({ title, errors, attempt, children }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  const focusedFor = useRef<number>(undefined);
  useEffect(() => {
    // Corrections change the errors, but must not move focus.
    if (!hasErrors || focusedFor.current === attempt) return;
    focusedFor.current = attempt;
    box.current?.focus();
  }, [attempt, hasErrors]);
  if (!hasErrors) return null;
  return (
    <div ref={box} className={styles['summary']} role="alert" tabIndex={-1}>
      <h2 className={styles['summaryTitle']}>{title}</h2>
      <ul>
        {errors.map(({ field, text }) => (
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
