import type { DataErrorCode } from '@adp/shared-data/client';
import { LoadErrorNotice } from '@adp/shared-ui/load-error';
import { useText } from '../../text';

interface LoadErrorProps {
  readonly code: DataErrorCode;
  /** `newest`: the list shows older entries. `more`: further entries are missing. `older`: the item is an earlier version. */
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

/** An error message for data or code, with a retry button. Retries when the network returns. */
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
