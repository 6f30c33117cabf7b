import { LoadErrorNotice } from '@adp/shared-ui/load-error';
import type { ReactNode } from 'react';
import type { AppError } from '@adp/shared-auth/app-error';
import { useText } from '../text';
import styles from './LoadError.module.css';

interface LoadErrorProps {
  readonly error: Pick<AppError, 'code'>;
  readonly isFetching?: boolean;
  readonly onRetry: () => void;
}

export function LoadError({ error, isFetching = false, onRetry }: LoadErrorProps) {
  const text = useText();
  return (
    <LoadErrorNotice
      code={error.code}
      title={text('error.title')}
      reason={text('error.why')}
      offlineReason={text('error.offline')}
      retryLabel={text(isFetching ? 'loading' : 'error.retry')}
      isFetching={isFetching}
      onRetry={onRetry}
    />
  );
}

export function Empty({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className={styles['empty']}>
      <h2 className={styles['title']}>{title}</h2>
      <div className={styles['why']}>{children}</div>
    </div>
  );
}
