import type { DataErrorCode } from '@adp/shared-data';
import { Button } from '@adp/shared-ui';
import { useText } from '../../text';
import styles from './States.module.css';

interface LoadErrorProps {
  readonly code: DataErrorCode;
  /** Older data is still shown below. */
  readonly stale?: boolean;
  readonly isFetching?: boolean;
  readonly onRetry: () => void;
}

/** Says that data or code could not be loaded, and offers a retry. */
export function LoadError({ code, stale = false, isFetching = false, onRetry }: LoadErrorProps) {
  const text = useText();
  return (
    <div className={styles['error']} role="alert">
      <p className={styles['title']}>{text(stale ? 'list.error.stale' : 'list.error')}</p>
      <p className={styles['why']}>{text(code === 'offline' ? 'list.error.offline' : 'list.error.why')}</p>
      <div className={styles['buttons']}>
        <Button quiet disabled={isFetching} onClick={onRetry}>
          {text(isFetching ? 'list.loading' : 'list.retry')}
        </Button>
      </div>
    </div>
  );
}
