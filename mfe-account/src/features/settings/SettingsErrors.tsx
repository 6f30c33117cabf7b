import type { Recovery } from '@adp/shared-auth/errors';
import { ErrorSummary, type FormError } from '@adp/shared-ui/forms';
import { useEffect, useRef, type ReactNode } from 'react';
import { getIdentityError, IdentityErrorNote, useIdentityErrorText } from '../../components/identity/IdentityErrorNote';
import type { AppError } from '../../lib/errors';
import { useText } from '../../text';
import styles from './Settings.module.css';

interface FormErrorsProps {
  readonly error: AppError | undefined;
  /** The id of the field that errors about a field belong to. */
  readonly field: string;
  /** What is wrong with it before anything is sent. */
  readonly wrong?: string | undefined;
  readonly attempt: number;
}

/** Above a form with one field: what is wrong, with the way to it. Takes the keyboard after each attempt. */
export function FormErrors({ error, field, wrong, attempt }: FormErrorsProps) {
  const text = useText();
  const message = useIdentityErrorText(error);
  const errors: FormError[] = [];
  if (wrong) errors.push({ field, text: wrong });
  else if (error && message) errors.push({ text: message, ...(getIdentityError(error).field ? { field } : {}) });
  return <ErrorSummary title={text('settings.errors')} errors={errors} attempt={attempt} />;
}

interface ActionErrorProps {
  readonly error: AppError | undefined;
  readonly attempt: number;
  readonly offers?: readonly Recovery[];
  readonly onRecover?: (recovery: Recovery) => void;
}

/** What went wrong with an action that has no fields, and the ways out. */
export function ActionError({ error, attempt, offers = [], onRecover }: ActionErrorProps) {
  if (!error || getIdentityError(error).message === null) return null;
  return (
    <Alert attempt={attempt}>
      <IdentityErrorNote error={error} offers={offers} {...(onRecover ? { onRecover } : {})} />
    </Alert>
  );
}

/** What went wrong with something that was stored. */
export function SaveError({ error, attempt }: { readonly error: AppError | undefined; readonly attempt: number }) {
  const message = useSaveErrorText(error);
  if (!message) return null;
  return (
    <Alert attempt={attempt}>
      <p>{message}</p>
    </Alert>
  );
}

/** The words for what went wrong with storing; empty where nothing did. */
export function useSaveErrorText(error: AppError | undefined): string {
  const text = useText();
  if (!error) return '';
  const { code } = error;
  if (code === 'offline' || code === 'timeout') return text('settings.error.offline');
  if (code === 'conflict' || code === 'signed-out') return text(`settings.error.${code}`);
  return text('settings.error.other');
}

/** Said at once, and where the keyboard stands after it. */
export function Alert({ attempt, children }: { readonly attempt: number; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, [attempt]);
  return (
    <div ref={box} className={styles['error']} role="alert" tabIndex={-1}>
      {children}
    </div>
  );
}
