import { useEffect, useEffectEvent } from 'react';
import { Button } from '../components/Button';
import { useOnline } from '../hooks/useOnline';
import styles from './LoadErrorNotice.module.css';

interface LoadErrorNoticeProps {
  /** The code of the error. `offline` if the device had no network. */
  readonly code: string;
  readonly title: string;
  readonly reason: string;
  /** Replaces the reason while the device is offline. */
  readonly offlineReason: string;
  readonly retryLabel: string;
  readonly isFetching?: boolean;
  readonly onRetry: () => void;
}

/** Minimum time between two retries on mount, in milliseconds, so that a failure that persists does not loop. */
const RETRY_INTERVAL = 10_000;
let lastRetryAt = -Infinity;

/** Says that data or code could not be loaded, and offers a retry. Retries automatically when the network is back. */
export function LoadErrorNotice({
  code,
  title,
  reason,
  offlineReason,
  retryLabel,
  isFetching = false,
  onRetry,
}: LoadErrorNoticeProps) {
  const isOffline = !useOnline() || code === 'offline';
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    // The network may have come back between the failure and this notice.
    if (code === 'offline' && navigator.onLine && Date.now() - lastRetryAt > RETRY_INTERVAL) {
      lastRetryAt = Date.now();
      retry();
    }
    const onOnline = () => retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [code]);
  return (
    <div className={styles['error']} role="alert">
      <p className={styles['title']}>{title}</p>
      <p className={styles['reason']}>{isOffline ? offlineReason : reason}</p>
      <Button secondary disabled={isFetching} onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}
