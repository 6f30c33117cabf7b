import { useEffect, useRef } from 'react';
import styles from './Form.module.css';

export interface FormError {
  readonly field?: string | undefined;
  readonly text: string;
}

interface ErrorSummaryProps {
  readonly title: string;
  readonly errors: readonly FormError[];
  /** Number of the submission, such as react-hook-form's `submitCount`. When it changes, the summary receives focus. */
  readonly attempt: number;
  readonly children?: React.ReactNode;
}

/** List of a form's errors, with links to the fields. Receives focus after each submission. */
export function ErrorSummary({ title, errors, attempt, children }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  const focusedFor = useRef<number>(undefined);
  useEffect(() => {
    // Move focus only once per submission, because the list also changes when the member corrects errors.
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
                  focusField(field);
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

function focusField(id: string): void {
  const field = document.getElementById(id);
  // Open the section of the field first, because nothing in a closed one can receive focus.
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
}
