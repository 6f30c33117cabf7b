import { Button } from '@adp/shared-ui';
import { useState } from 'react';
import { qrCode } from '../../lib/share/qrCode';
import type { Shared } from '../../lib/share/shareLinks';
import { useText } from '../../text';
import styles from './QrCode.module.css';
import { QrPoster } from './QrPoster';
import { QrSvg } from './QrSvg';

/** The QR code of a page of this site, its address in letters below, and a poster to print. */
export function QrCodeFigure({ shared }: { shared: Shared }) {
  const text = useText();
  const [printing, setPrinting] = useState(false);
  const code = qrCode(shared.url, window.location.origin);
  return (
    <figure className={styles['figure']}>
      <QrSvg code={code} label={text('qr.label', { url: shared.url })} />
      <figcaption className={styles['address']} translate="no" dir="ltr">
        {shared.url}
      </figcaption>
      <Button quiet onClick={() => setPrinting(true)}>
        {text('qr.print')}
      </Button>
      {printing ? <QrPoster shared={shared} code={code} onPrinted={() => setPrinting(false)} /> : null}
    </figure>
  );
}
