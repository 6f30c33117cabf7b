import type { DataErrorCode } from '@adp/shared-data/client';
import { LoadErrorNotice } from '@adp/shared-ui/load-error';
import { useText } from '../../text';

interface LoadErrorProps {
  readonly code: DataErrorCode;
  /**
   * The part that failed to load: `newest` if older entries are still shown, `more` of those, `older` if an earlier version of
   * the item is shown, or a `part` of a page.
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

/** Says that data or code could not be loaded, and offers a retry. Retries by itself when the network returns. */
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
