import { loginPath } from '@adp/shared-auth';
import { Button, useOnline } from '@adp/shared-ui';
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

/** What could not be read: why, and a button to try again. */
export function Failed({ error, isFetching, onRetry }: FailedProps) {
  const text = useText();
  const { code } = toAppError(error);
  const why = code === 'offline' || code === 'denied' ? (`error.${code}` as const) : 'error.why';
  return (
    <div className={styles['note']} role="alert">
      <p className={styles['failure']}>{text('error.title')}</p>
      <p>{text(why)}</p>
      <Button quiet aria-disabled={isFetching} onClick={() => !isFetching && onRetry()}>
        {text(isFetching ? 'loading' : 'error.retry')}
      </Button>
    </div>
  );
}

/** A list without entries: what would be in it. */
export function Nothing({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <section className={styles['note']}>
      <h2 className={styles['title']}>{title}</h2>
      {children}
    </section>
  );
}

/** The shape of what is coming; after 300 ms, so that a fast answer does not flicker. */
export function Rows() {
  const text = useText();
  return (
    <div className={styles['rows']} role="group" aria-busy="true" aria-label={text('loading')}>
      {['a', 'b', 'c', 'd'].map((row) => (
        <div key={row} className={styles['row']} />
      ))}
    </div>
  );
}

/** The session has ended while the page was open: the guard lets nobody else in. */
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

/** Says that the device is offline, where what is shown was read before. */
export function OfflineNote() {
  const text = useText();
  return useOnline() ? null : (
    <p className={styles['note']} role="status">
      {text('offline')}
    </p>
  );
}
