import type { DataErrorCode } from '@adp/shared-data/client';
import { Button, useOnline } from '@adp/shared-ui';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../text';
import styles from './States.module.css';

interface LoadErrorProps {
  readonly code: DataErrorCode;
  /**
   * What could not be loaded: `newest` if older entries are still shown, `more` of those, `older` if an earlier version of the item is shown,
   * `part` of a page.
   */
  readonly what: 'list' | 'newest' | 'more' | 'item' | 'older' | 'part';
  readonly isFetching?: boolean;
  readonly onRetry: () => void;
}

const titles = {
  list: 'list.error',
  newest: 'list.error.stale',
  more: 'list.error.more',
  item: 'item.error',
  older: 'item.error.stale',
  part: 'part.error',
} as const;

/** Says that data or code could not be loaded, and offers a retry, which comes by itself when the network is back. */
export function LoadError({ code, what, isFetching = false, onRetry }: LoadErrorProps) {
  const text = useText();
  const isOffline = !useOnline() || code === 'offline';
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    // The network may have come back between the failure and this notice.
    if (code === 'offline' && navigator.onLine) retry();
    const onOnline = () => retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [code]);
  return (
    <div className={styles['error']} role="alert">
      <p className={styles['title']}>{text(titles[what])}</p>
      <p className={styles['why']}>{text(isOffline ? 'list.error.offline' : 'error.why')}</p>
      <div className={styles['buttons']}>
        <Button quiet disabled={isFetching} onClick={onRetry}>
          {text(isFetching ? 'list.loading' : 'list.retry')}
        </Button>
      </div>
    </div>
  );
}
