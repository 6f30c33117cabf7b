import type { DataErrorCode } from '@adp/shared-data';
import { Button } from '@adp/shared-ui';
import type { ReactNode } from 'react';
import { useText } from '../text';
import styles from './States.module.css';

interface FaultProps {
  readonly fault: DataErrorCode;
  readonly busy?: boolean;
  readonly onRetry: () => void;
}

/** That something could not be loaded, why, and the way to try again. What was there stays around it. */
export function Fault({ fault, busy = false, onRetry }: FaultProps) {
  const text = useText();
  return (
    <div className={styles['fault']} role="alert">
      <p className={styles['title']}>{text('fault.title')}</p>
      <p className={styles['why']}>{text(fault === 'offline' ? 'fault.offline' : 'fault.why')}</p>
      <Button quiet disabled={busy} onClick={onRetry}>
        {text(busy ? 'loading' : 'fault.retry')}
      </Button>
    </div>
  );
}

/** What would stand here and is not there, and what to do about it. */
export function Empty({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className={styles['empty']}>
      <h2 className={styles['title']}>{title}</h2>
      <div className={styles['why']}>{children}</div>
    </div>
  );
}
