import { useEffect, useEffectEvent } from 'react';
import { Button } from '../components/Button';
import { useOnline } from '../hooks/useOnline';
import styles from './LoadErrorNotice.module.css';

interface LoadErrorNoticeProps {
  readonly code: string;
  readonly title: string;
  readonly reason: string;
  readonly offlineReason: string;
  readonly retryLabel: string;
  readonly isFetching?: boolean;
  readonly onRetry: () => void;
}

/** Minimum time between two automatic retries on mount, in milliseconds. Prevents a loop if the failure persists. */
const RETRY_INTERVAL = 10_000;
let lastRetryAt = -Infinity;

/** Notice that data or code could not be loaded, with a retry button. Retries automatically when the device is online again. */
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
    // Retry now, because the device may have come online between the failure and this notice.
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
