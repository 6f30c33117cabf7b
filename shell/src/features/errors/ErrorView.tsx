import { Skeleton } from '@adp/shared-ui';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../components/lazyPart';
import { AppLoadError } from '../../remotes/AppLoadError';
import { reportError } from '../../reporting/reportError';
import { useRetry } from '../../lib/RetryContext';
import type { ErrorPageProps } from './ErrorPage';
// The shell's main style sheet needs these styles, because notices for readers without JavaScript load no other sheet.
import '../../components/OpenPages.module.css';
import './StatusPage.module.css';
import { NotLoaded } from './NotLoaded';

const loadErrorPage = () =>
  lazyPart<ErrorPageProps>(async () => {
    const part = await import(/* webpackChunkName: "errors" */ './ErrorPage');
    return [part.ErrorPage, part.texts];
  }, WithoutCode);

/** Shows an error. Its code loads with the first error or after the page (startAfterLoad.ts), because most visits never need it. */
export function ErrorView(props: ErrorPageProps) {
  const { error } = props;
  const [{ ErrorPage, shown }, setPage] = useState(() => ({ ErrorPage: loadErrorPage(), shown: error }));
  // Load the code again for each new error, because an earlier attempt may have failed offline.
  if (shown !== error) setPage({ ErrorPage: loadErrorPage(), shown: error });
  return (
    <Suspense fallback={<Skeleton />}>
      <ErrorPage {...props} />
    </Suspense>
  );
}

function WithoutCode({ error, app }: ErrorPageProps) {
  const retry = useRetry();
  const failed = app?.name ?? (error instanceof AppLoadError ? error.app : undefined);
  useEffect(
    () => reportError(error, { about: 'Neither a page nor its error could be shown', app: failed }),
    [error, failed],
  );
  return <NotLoaded onRetry={() => retry(failed)} />;
}
