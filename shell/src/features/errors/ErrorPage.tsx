import { Button, Notice, PageTitle } from '@adp/shared-ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { RegisteredApp } from '@adp/site-document/siteConfig';
import { reportError } from '../../reporting/reportError';
import { useRetry } from '../../lib/RetryContext';
import { useText } from '../../text';
import { describeError } from './describeError';
import { isMissing, StatusPage } from './StatusPage';

const words = {
  down: { title: 'app.down.title', text: 'app.down.text' },
  refused: { title: 'app.refused.title', text: 'app.refused.text' },
  offline: { title: 'app.offline.title', text: 'app.offline.text' },
} as const;

export { default as texts } from '../../messages/errors-en.json';
export { StatusPage };

export interface ErrorPageProps {
  readonly error: unknown;
  readonly app?: RegisteredApp;
}

export function ErrorPage({ error, app }: ErrorPageProps) {
  const text = useText();
  const retry = useRetry();
  const { pathname } = useLocation();
  const description = describeError(error, app?.name);

  const missing = description.kind === 'status' && isMissing(description.status);
  useEffect(() => {
    if (!missing)
      reportError(error instanceof Error ? error : describeStatus(error), {
        about: 'A page could not be shown',
        app: description.app,
      });
  }, [error, missing, description.app]);

  if (description.kind === 'status') {
    const { status, app: failed } = description;
    return (
      <StatusPage
        status={status}
        path={toReadablePath(pathname)}
        removal={description.removal}
        {...(description.description ? { description: description.description } : {})}
        {...(failed !== undefined ? { onRetry: () => retry(failed) } : {})}
      />
    );
  }
  const { title, text: body } = words[description.kind];
  return (
    <>
      <PageTitle page={text(title)} site={text('site.name')} />
      <Notice
        title={text(title)}
        actions={<Button onClick={() => retry(description.app)}>{text('error.retry')}</Button>}
        detail={text('app.detail', { reason: description.reason })}
      >
        <p>{text(body)}</p>
      </Notice>
    </>
  );
}

function describeStatus(error: unknown): unknown {
  const description = describeError(error);
  return description.kind === 'status' ? `status ${description.status}` : error;
}

function toReadablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
