import { QrSvg } from '@adp/shared-ui/share';
import { useText } from '../../text';
import styles from './ShareProfile.module.css';

export function ProfileQr({ url }: { url: string }) {
  const text = useText();
  return (
    <figure className={styles['figure']}>
      <QrSvg url={url} label={text('profile.qr.label', { url })} />
      <figcaption className={styles['url']} translate="no" dir="ltr">
        {url}
      </figcaption>
    </figure>
  );
}
