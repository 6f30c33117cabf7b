import { QrSvg } from '@adp/shared-ui/share';
import { useText } from '../../text';
import styles from './ShareProfile.module.css';

/** The QR code of a profile, with the URL below. */
export function ProfileQr({ url }: { url: string }) {
  const text = useText();
  return (
    <figure className={styles['figure']}>
      <QrSvg url={url} label={text('profile.qr.label', { url })} />
      <figcaption className={styles['address']} translate="no" dir="ltr">
        {url}
      </figcaption>
    </figure>
  );
}
