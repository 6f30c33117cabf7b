import type { Recovery } from '@adp/shared-auth/errors';
import { useEffect, useRef, type ReactNode } from 'react';
import { toAppError, type AppError } from '@adp/shared-auth/app-error';
import { getIdentityError, IdentityErrorNote } from '../../components/identity/IdentityErrorNote';
import { useText } from '../../text';
import styles from './Settings.module.css';

interface ActionErrorProps {
  readonly error: AppError | undefined;
  readonly offers?: readonly Recovery[];
  readonly onRecover?: (recovery: Recovery) => void;
}

export function ActionError({ error, offers = [], onRecover }: ActionErrorProps) {
  if (!error || getIdentityError(error).message === null) return null;
  return (
    <Alert cause={error}>
      <IdentityErrorNote error={error} offers={offers} {...(onRecover ? { onRecover } : {})} />
    </Alert>
  );
}

export function SaveError({ error }: { readonly error: unknown }) {
  const message = useSaveErrorText(error);
  if (!message) return null;
  return (
    <Alert cause={error}>
      <p>{message}</p>
    </Alert>
  );
}

export function useSaveErrorText(error: unknown): string {
  const text = useText();
  if (!error) return '';
  const { code } = toAppError(error);
  if (code === 'offline' || code === 'timeout') return text('settings.error.offline');
  if (code === 'conflict' || code === 'signed-out') return text(`settings.error.${code}`);
  return text('settings.error.other');
}

export function Alert({ cause, children }: { readonly cause: unknown; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, [cause]);
  return (
    <div ref={box} className={styles['error']} role="alert" tabIndex={-1}>
      {children}
    </div>
  );
}
