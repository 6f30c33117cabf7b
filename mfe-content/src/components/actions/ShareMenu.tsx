import { Button, useLoaded } from '@adp/shared-ui';
import { CopyButton, getShareLinks, useDeviceShare, type Shared } from '@adp/shared-ui/share';
import { useState } from 'react';
import { useText } from '../../text';
import { LoadError } from '../states/LoadError';
import styles from './Actions.module.css';

const loadQrCode = () => import(/* webpackChunkName: "qr-code" */ './QrCodeFigure');

const focus = (element: HTMLElement | null) => element?.focus();

export function ShareMenu({ shared }: { shared: Shared }) {
  const text = useText();
  const [qrShown, setQrShown] = useState(false);
  const { part, failed, retry } = useLoaded(loadQrCode, qrShown);
  const shareByDevice = useDeviceShare(shared);
  return (
    <>
      <div className={styles['row']}>
        {shareByDevice ? <Button onClick={shareByDevice}>{text('share.device')}</Button> : null}
        <CopyButton
          value={shared.url}
          label={text('share.copy')}
          done={text('share.copied')}
          failed={text('share.notCopied', { url: shared.url })}
        />
      </div>
      <ul className={styles['links']}>
        {getShareLinks(shared).map(({ target, name, href }) => (
          <li key={target}>
            {name === undefined ? (
              <a className={styles['link']} href={href}>
                {text('share.email')}
              </a>
            ) : (
              <a className={styles['link']} href={href} target="_blank" rel="noopener noreferrer" translate="no">
                {name}
              </a>
            )}
          </li>
        ))}
      </ul>
      {savesForOffline() ? (
        // The shell saves the page for offline use when this hash opens (decision 102).
        <a className={styles['link']} href="#offline">
          {text('share.offline')}
        </a>
      ) : null}
      {qrShown ? (
        // The focused button disappears, so move focus here.
        <div ref={focus} tabIndex={-1}>
          {failed ? <LoadError code="unavailable" what="part" onRetry={retry} /> : null}
          {part || failed ? null : <p role="status">{text('list.loading')}</p>}
          {part ? <part.QrCodeFigure shared={shared} /> : null}
        </div>
      ) : (
        <Button secondary onClick={() => setQrShown(true)}>
          {text('share.qr')}
        </Button>
      )}
    </>
  );
}

/** Returns true if the site's service worker controls this page. */
const savesForOffline = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
