import { Button } from '@adp/shared-ui';
import { lazy, Suspense, useState } from 'react';
import { deviceShares, shareByDevice } from '../../lib/share/shareByDevice';
import { shareLink, shareTargets, type Shared } from '../../lib/share/shareLinks';
import { useText } from '../../text';
import styles from './Actions.module.css';
import { CopyButton } from './CopyButton';

const QrCodeFigure = lazy(async () => {
  const { QrCodeFigure: Component } = await import(/* webpackChunkName: "qr-code" */ './QrCodeFigure');
  return { default: Component };
});

/** The services' own names, the same in every language. */
const serviceNames = { whatsapp: 'WhatsApp', facebook: 'Facebook', x: 'X', linkedin: 'LinkedIn', telegram: 'Telegram' };

/** Ways to pass a page on: the device's own, the link, services by plain links, a QR code. */
export function ShareMenu({ shared }: { shared: Shared }) {
  const text = useText();
  const [qrShown, setQrShown] = useState(false);
  const [fault, setFault] = useState(false);
  const byDevice = async () => {
    try {
      await shareByDevice(shared);
    } catch {
      // The device refuses: the other ways stand below.
      setFault(true);
    }
  };
  return (
    <>
      <div className={styles['row']}>
        {!fault && deviceShares(shared) ? (
          <Button onClick={() => void byDevice()}>{text('share.device')}</Button>
        ) : null}
        <CopyButton
          value={shared.url}
          label={text('share.copy')}
          done={text('share.copied')}
          failed={text('share.notCopied', { url: shared.url })}
        />
      </div>
      <ul className={styles['links']}>
        {shareTargets.map((target) => (
          <li key={target}>
            {target === 'email' ? (
              <a className={styles['link']} href={shareLink(target, shared)}>
                {text('share.email')}
              </a>
            ) : (
              <a
                className={styles['link']}
                href={shareLink(target, shared)}
                target="_blank"
                rel="noopener noreferrer"
                translate="no"
              >
                {serviceNames[target]}
              </a>
            )}
          </li>
        ))}
      </ul>
      {qrShown ? (
        <Suspense fallback={<p role="status">{text('list.loading')}</p>}>
          <QrCodeFigure shared={shared} />
        </Suspense>
      ) : (
        <Button quiet onClick={() => setQrShown(true)}>
          {text('share.qr')}
        </Button>
      )}
    </>
  );
}
