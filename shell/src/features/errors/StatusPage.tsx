import { Button, PageTitle, visuallyHidden } from '@adp/shared-ui';
import { Suspense } from 'react';
import { findOwner } from '@adp/site-document/siteConfig';
import { lazyPart } from '../../components/lazyPart';
import { OpenPages } from '../../components/OpenPages';
import { useSiteConfig } from '../../config/SiteConfigContext';
import { paths } from '../../paths';
import { useText } from '../../text';
import styles from './StatusPage.module.css';

const SiteSearch = lazyPart<object>(async () => {
  const part = await import(/* webpackChunkName: "site-search" */ './SiteSearch');
  return [part.SiteSearch, part.texts];
});
const RemovedNotice = lazyPart<{ readonly removal: unknown }>(async () => {
  const part = await import(/* webpackChunkName: "removed" */ './RemovedNotice');
  return [part.RemovedNotice, part.texts];
});

export interface StatusPageProps {
  readonly status: number;
  readonly path: string;
  readonly description?: string;
  readonly removal?: unknown;
  readonly onRetry?: () => void;
}

export function isMissing(status: number): boolean {
  return status === 404 || status === 410;
}

export function StatusPage({
  status,
  path,
  description,
  removal,
  onRetry = () => window.location.reload(),
}: StatusPageProps) {
  const text = useText();
  const missing = isMissing(status);
  const hasSearch = Boolean(findOwner(useSiteConfig(), paths.search)?.origin);
  const gone = status === 410;
  const title = text(gone ? 'error.gone' : missing ? 'error.notFound' : 'error.server');
  return (
    <section className={styles['page']}>
      <PageTitle page={title} site={text('site.name')} />
      <meta name="robots" content="noindex" />
      <p className={styles['status']}>
        <span aria-hidden="true">{status}</span>
        <span className={visuallyHidden}>{text('error.status', { status: String(status) })}</span>
      </p>
      <div className={styles['words']}>
        <h1>{title}</h1>
        {gone ? (
          <Suspense>
            <RemovedNotice removal={removal} />
          </Suspense>
        ) : (
          <p className={styles['description']}>
            {missing ? text('error.notFound.description', { path }) : text('error.server.description')}
          </p>
        )}
        {description ? <p className={styles['detail']}>{text('app.detail', { reason: description })}</p> : null}
        {missing ? (
          hasSearch && (
            <Suspense fallback={<div className={styles['search']} />}>
              <SiteSearch />
            </Suspense>
          )
        ) : (
          <p className={styles['retry']}>
            <Button onClick={onRetry}>{text('error.retry')}</Button>
          </p>
        )}
        <OpenPages>
          {gone ? null : (
            <p className={styles['help']}>{text(missing ? 'error.notFound.help' : 'error.server.help')}</p>
          )}
        </OpenPages>
      </div>
    </section>
  );
}
