import { Button, PageTitle } from '@adp/shared-ui';
import { useText } from '../../text';
import styles from './NotLoaded.module.css';

/** Notice for when the error page's code fails to load, usually because there is no network. */
export function NotLoaded({ onRetry = () => window.location.reload() }: { readonly onRetry?: () => void }) {
  const text = useText();
  const title = text(navigator.onLine ? 'error.notLoaded' : 'app.offline.title');
  return (
    <section className={styles['page']}>
      <PageTitle page={title} site={text('site.name')} />
      <h1>{title}</h1>
      <Button onClick={onRetry}>{text('error.retry')}</Button>
    </section>
  );
}
