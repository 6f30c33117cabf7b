import { currentLocale, formatLocale } from '@adp/shared-ui';
import { useSending } from '../../api/outbox/useOutbox';
import { useText } from '../../text';
import styles from './Write.module.css';

export function SendProgress({ draft }: { draft: string }) {
  const text = useText();
  const sending = useSending(draft);
  if (!sending) return null;
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
