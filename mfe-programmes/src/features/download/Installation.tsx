import { installation } from '@adp/app-contract';
import { Button } from '@adp/shared-ui';
import { useSyncExternalStore } from 'react';
import { useText } from '../../text';
import styles from './Download.module.css';

const browsers = ['android', 'iphone', 'computer'] as const;

/** The button of browsers that offer to install the site, and instructions for the others. */
export function Installation() {
  const text = useText();
  const offer = useSyncExternalStore(installation.subscribe, installation.get, () => undefined);
  const isApp = useSyncExternalStore(subscribeToDisplay, isInstalledApp, () => false);
  if (isApp) return <p role="status">{text('download.install.isApp')}</p>;
  if (offer === 'installed') return <p role="status">{text('download.install.done')}</p>;
  return (
    <>
      {offer ? (
        <p className={styles['action']}>
          <Button onClick={() => void offer.prompt()}>{text('download.install.button')}</Button>
        </p>
      ) : null}
      <dl className={styles['rows']}>
        {browsers.map((browser) => (
          <div key={browser} className={styles['row']}>
            <dt className={styles['name']}>{text(`download.install.${browser}`)}</dt>
            <dd>{text(`download.install.${browser}.how`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const display = '(display-mode: standalone)';

function subscribeToDisplay(listener: () => void): () => void {
  const query = window.matchMedia(display);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Returns whether the page is open in the installed app. Safari on iPhones has a property of its own. */
function isInstalledApp(): boolean {
  return window.matchMedia(display).matches || Reflect.get(navigator, 'standalone') === true;
}
