import { LoadErrorNotice } from '@adp/shared-ui/load-error';
import { useText } from '../text';

interface PartErrorProps extends Pick<Parameters<typeof LoadErrorNotice>[0], 'code' | 'isFetching' | 'onRetry'> {
  readonly title?: string;
}

/** Error of a part of a page that failed to load, with a button to load it again. The texts are those of the site's items. */
export function PartError({ title, isFetching = false, ...props }: PartErrorProps) {
  const text = useText();
  return (
    <LoadErrorNotice
      {...props}
      title={title ?? text('siteItems.error')}
      reason={text('siteItems.error.why')}
      offlineReason={text('siteItems.error.offline')}
      retryLabel={text(isFetching ? 'siteItems.loading' : 'siteItems.retry')}
      isFetching={isFetching}
    />
  );
}
