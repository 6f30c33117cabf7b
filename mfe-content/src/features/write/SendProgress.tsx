import { currentLocale, formatLocale } from '@adp/shared-ui';
import { useSyncExternalStore } from 'react';
import { outbox } from '../../api/outbox/outbox';
import { useText } from '../../text';
import styles from './Write.module.css';

export function SendProgress({ draft }: { draft: string }) {
  const text = useText();
  const sending = useSyncExternalStore(outbox.sending.subscribe, outbox.sending.get, () => undefined);
  if (sending?.key !== draft) return null;
  const { sent } = sending;
  if (sent === undefined) return <p role="status">{text('write.sending')}</p>;
  const part = new Intl.NumberFormat(formatLocale(currentLocale()), { style: 'percent' }).format(sent);
  return (
    <div>
      <p role="status">{text('write.sending.picture', { part })}</p>
      <progress className={styles['progress']} value={sent} aria-label={text('write.sending')} />
    </div>
  );
}
