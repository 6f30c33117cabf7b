import type { DataErrorCode } from '@adp/shared-data';
import { Button } from '@adp/shared-ui';
import { useText } from '../../text';
import styles from './States.module.css';

interface LoadFaultProps {
  readonly fault: DataErrorCode;
  /** What was there before stays below. */
  readonly kept: boolean;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** That a list could not be loaded, and the way to try again. */
export function LoadFault({ fault, kept, busy, onRetry }: LoadFaultProps) {
  const text = useText();
  return (
    <div className={styles['fault']} role="alert">
      <p className={styles['title']}>{text(kept ? 'list.fault.kept' : 'list.fault')}</p>
      <p className={styles['why']}>{text(fault === 'offline' ? 'list.fault.offline' : 'list.fault.why')}</p>
      <div className={styles['buttons']}>
        <Button quiet disabled={busy} onClick={onRetry}>
          {text(busy ? 'list.loading' : 'list.retry')}
        </Button>
      </div>
    </div>
  );
}
