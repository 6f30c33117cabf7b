import { Button, Notice, PageTitle } from '@adp/shared-ui';
import { formatDateTime } from '@adp/shared-ui/format';
import { useEffect, useState } from 'react';
import { useText } from '../../text';
import styles from './Offline.module.css';
import { readStoredPages, type StoredPage } from './storedPages';

const reload = () => window.location.reload();
/** Delay before reloading when the network is back, in milliseconds. It may fail again, and a clicked link takes precedence. */
const ONLINE_SETTLE_DELAY = 1_000;

/** Page that replaces a page that is not stored on this device. Lists the stored pages, and reloads when the network is back. */
export function OfflinePage() {
  const text = useText();
  const [pages, setPages] = useState<readonly StoredPage[]>();
  useEffect(() => {
    void readStoredPages().then(setPages, () => setPages([]));
    const onOnline = () => setTimeout(() => navigator.onLine && reload(), ONLINE_SETTLE_DELAY);
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  return (
    <>
      <PageTitle page={text('offline.missing')} site={text('site.name')} />
      <Notice title={text('offline.missing')} actions={<Button onClick={reload}>{text('offline.retry')}</Button>}>
        <p>{text('offline.missing.why')}</p>
        {pages?.length ? (
          <nav className={styles['stored']} aria-label={text('offline.stored')}>
            <h2>{text('offline.stored')}</h2>
            <ul className={styles['rows']}>
              {pages.map(({ url, title, at }) => (
                <li key={url} className={styles['row']}>
                  <a className={styles['link']} href={url} dir="auto">
                    {title}
                  </a>
                  <span className={styles['detail']}>
                    {text('offline.from', { time: formatDateTime(new Date(at)) })}
                  </span>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </Notice>
    </>
  );
}
