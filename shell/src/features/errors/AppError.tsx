import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import type { RegisteredApp } from '@adp/site-document/siteConfig';
import { fallBack, forgetFailed } from '../../remotes/loadApp';
import { isTimeout } from '../../remotes/chunkErrors';
import { isLoaderError } from '../../lib/loaderErrors';
import { useRetry } from '../../lib/RetryContext';
import { ErrorView } from './ErrorView';

/**
 * The error boundary around an app's pages, inside their layout. A build whose code fails before any page of it was shown gives
 * way to the last good one; not after a time-out, when the visitor has waited long enough. What failed is not remembered: the next
 * navigation meets the build that is live then.
 */
export function AppError({ app, onFailure }: { app: RegisteredApp; onFailure?: (() => void) | undefined }) {
  const error = useRouteError();
  const retry = useRetry();
  const [isReplaced] = useState(() => !isLoaderError(error) && !isTimeout(error) && fallBack(app.name, error));
  useEffect(() => {
    if (isReplaced) retry(app.name);
    else if (!isRouteErrorResponse(error)) {
      forgetFailed(app.name);
      onFailure?.();
    }
  }, [isReplaced, retry, app, error, onFailure]);
  return isReplaced ? null : <ErrorView error={error} app={app} />;
}
