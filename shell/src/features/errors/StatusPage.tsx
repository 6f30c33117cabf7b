import { Button, PageTitle } from '@adp/shared-ui';
import { OpenPages } from '../../components/OpenPages';
import { useText } from '../../text';
import { SiteSearch } from './SiteSearch';
import styles from './StatusPage.module.css';

interface StatusPageProps {
  readonly status: number;
  readonly path: string;
  /** What is known of the fault, for any status but 404. */
  readonly description?: string;
  /** Loads the whole page again without it. */
  readonly onRetry?: () => void;
}

/** The error page: the status very large, its message and description (specification 2), and ways on. */
export function StatusPage({ status, path, description, onRetry = () => window.location.reload() }: StatusPageProps) {
  const text = useText();
  const missing = status === 404;
  const title = text(missing ? 'error.notFound' : 'error.server');
  return (
    <section className={styles['page']}>
      <PageTitle page={title} site={text('site.name')} />
      <meta name="robots" content="noindex" />
      <p className={styles['status']}>
        <span aria-hidden="true">{status}</span>
        <span className={styles['spoken']}>{text('error.status', { status: String(status) })}</span>
      </p>
      <div className={styles['words']}>
        <h1>{title}</h1>
        <p className={styles['description']}>
          {missing ? text('error.notFound.description', { path }) : text('error.server.description')}
        </p>
        {description ? <p className={styles['detail']}>{text('app.detail', { reason: description })}</p> : null}
        {missing ? (
          <SiteSearch />
        ) : (
          <p className={styles['retry']}>
            <Button onClick={onRetry}>{text('error.retry')}</Button>
          </p>
        )}
        <p className={styles['help']}>{text(missing ? 'error.notFound.help' : 'error.server.help')}</p>
        <OpenPages />
      </div>
    </section>
  );
}
