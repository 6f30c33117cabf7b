import type { DataErrorCode } from '@adp/shared-data/client';
import { LoadErrorNotice } from '@adp/shared-ui/load-error';
import { useText } from '../../text';

interface LoadErrorProps {
  readonly code: DataErrorCode;
  /**
   * The part that failed to load. With `newest`, the list shows older entries. With `more`, only further entries are missing.
   * With `older`, the page shows an earlier version of the item.
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

/**
 * An error message for data or code that could not be loaded, with a retry button. Retries automatically when the network
 * returns.
 */
export function LoadError({ code, what, isFetching = false, onRetry }: LoadErrorProps) {
  const text = useText();
  return (
    <LoadErrorNotice
      code={code}
      title={text(titles[what])}
      reason={text('error.why')}
      offlineReason={text('list.error.offline')}
      retryLabel={text(isFetching ? 'list.loading' : 'list.retry')}
      isFetching={isFetching}
      onRetry={onRetry}
    />
  );
}
