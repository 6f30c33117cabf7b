import { Button } from '@adp/shared-ui';
import type { ReactNode } from 'react';
import type { AppError } from '@adp/shared-auth/app-error';
import { useText } from '../text';
import styles from './LoadError.module.css';

interface LoadErrorProps {
  readonly error: Pick<AppError, 'code'>;
  readonly isFetching?: boolean;
  readonly onRetry: () => void;
}

/** A failed load: why, and a button to retry. What was loaded before stays around it. */
export function LoadError({ error, isFetching = false, onRetry }: LoadErrorProps) {
  const text = useText();
  return (
    <div className={styles['error']} role="alert">
      <p className={styles['title']}>{text('error.title')}</p>
      <p className={styles['why']}>{text(error.code === 'offline' ? 'error.offline' : 'error.why')}</p>
      <Button quiet disabled={isFetching} onClick={onRetry}>
        {text(isFetching ? 'loading' : 'error.retry')}
      </Button>
    </div>
  );
}

/** The state of a list without entries, and what to do about it. */
export function Empty({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className={styles['empty']}>
      <h2 className={styles['title']}>{title}</h2>
      <div className={styles['why']}>{children}</div>
    </div>
  );
}
