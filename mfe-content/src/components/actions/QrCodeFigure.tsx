import { Button } from '@adp/shared-ui';
import { QrSvg, type Shared } from '@adp/shared-ui/share';
import { useState, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../text';
import styles from './QrCode.module.css';

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

/** A poster, shown only in print. Opens the print dialog, and calls `onPrinted` when the dialog closes. */
function QrPoster({ shared, onPrinted }: { readonly shared: Shared; readonly onPrinted: () => void }) {
  const text = useText();
  useEffect(() => {
    const { classList } = document.documentElement;
    const printing = styles['printing'] ?? '';
    classList.add(printing);
    window.addEventListener('afterprint', onPrinted);
    window.print();
    return () => {
      classList.remove(printing);
      window.removeEventListener('afterprint', onPrinted);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- run once on mount: a new `onPrinted` must not print again
  }, []);
  return createPortal(
    <div className={styles['poster']}>
      <p className={styles['posterSite']}>{text('site')}</p>
      <p className={styles['posterTitle']} dir="auto">
        {shared.title}
      </p>
      <QrSvg url={shared.url} label={text('qr.label', { url: shared.url })} />
      <p className={styles['posterAddress']} translate="no" dir="ltr">
        {shared.url}
      </p>
    </div>,
    document.body,
  );
}
