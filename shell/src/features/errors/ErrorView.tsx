import { Skeleton } from '@adp/shared-ui';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../components/lazyPart';
import { AppLoadError } from '../../remotes/AppLoadError';
import { useRetry } from '../../router/RetryContext';
import type { ErrorPageProps } from './ErrorPage';
// In the sheet of every page: a server's, where no script runs, have no other.
import '../../components/OpenPages.module.css';
import './StatusPage.module.css';
import { NotLoaded } from './NotLoaded';

const loadErrorPage = () =>
  lazyPart<ErrorPageProps>(async () => {
    const part = await import(/* webpackChunkName: "errors" */ './ErrorPage');
    return [part.ErrorPage, part.texts];
  }, WithoutCode);

/** Shows an error by code that most visits never need: it comes with the first, or once the page has loaded (late.ts). */
export function ErrorView(props: ErrorPageProps) {
  // For each error anew: once there is a network again it comes.
  const [ErrorPage] = useState(loadErrorPage);
  return (
    <Suspense fallback={<Skeleton />}>
      <ErrorPage {...props} />
    </Suspense>
  );
}

function WithoutCode({ error, app }: ErrorPageProps) {
  const retry = useRetry();
  const failed = app?.name ?? (error instanceof AppLoadError ? error.app : undefined);
  return <NotLoaded onRetry={() => retry(failed)} />;
}
