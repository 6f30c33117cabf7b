import { Button } from '@adp/shared-ui';
import { QrSvg, type Shared } from '@adp/shared-ui/share';
import { useState } from 'react';
import { useText } from '../../text';
import styles from './QrCode.module.css';
import { QrPoster } from './QrPoster';

export function QrCodeFigure({ shared }: { shared: Shared }) {
  const text = useText();
  const [printing, setPrinting] = useState(false);
  return (
    <figure className={styles['figure']}>
      <QrSvg url={shared.url} label={text('qr.label', { url: shared.url })} />
      <figcaption className={styles['address']} translate="no" dir="ltr">
        {shared.url}
      </figcaption>
      <Button secondary onClick={() => setPrinting(true)}>
        {text('qr.print')}
      </Button>
      {printing ? <QrPoster shared={shared} onPrinted={() => setPrinting(false)} /> : null}
    </figure>
  );
}
