import { loginPath } from '@adp/shared-auth';
import { Placeholder, useOnline } from '@adp/shared-ui';
import { LoadErrorNotice } from '@adp/shared-ui/load-error';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { toAppError } from '@adp/shared-auth/app-error';
import { useText } from '../text';
import styles from './States.module.css';

interface FailedProps {
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
}

export function Failed({ error, isFetching, onRetry }: FailedProps) {
  const text = useText();
  const { code } = toAppError(error);
  return (
    <div className={styles['failed']}>
      <LoadErrorNotice
        code={code}
        title={text('error.title')}
        reason={text(code === 'denied' ? 'error.denied' : 'error.why')}
        offlineReason={text('error.offline')}
        retryLabel={text(isFetching ? 'loading' : 'error.retry')}
        isFetching={isFetching}
        onRetry={onRetry}
      />
    </div>
  );
}

export function Nothing({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <section className={styles['note']}>
      <h2 className={styles['title']}>{title}</h2>
      {children}
    </section>
  );
}

export function Rows() {
  const text = useText();
  return (
    <Placeholder className={styles['rows']} label={text('loading')}>
      {['a', 'b', 'c', 'd'].map((row) => (
        <div key={row} className={styles['row']} />
      ))}
    </Placeholder>
  );
}

export function SignedOut() {
  const text = useText();
  const here = useLocation();
  return (
    <Note>
      <p role="status">{text('signedOut')}</p>
      <Link className={styles['link']} to={loginPath(`${here.pathname}${here.search}`)}>
        {text('signedOut.signIn')}
      </Link>
    </Note>
  );
}

function Note({ children }: { readonly children: ReactNode }) {
  return <div className={styles['note']}>{children}</div>;
}

export function OfflineNote() {
  const text = useText();
  return useOnline() ? null : (
    <p className={styles['note']} role="status">
      {text('offline')}
    </p>
  );
}
