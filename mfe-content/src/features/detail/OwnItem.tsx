import { useSession } from '@adp/shared-auth';
import type { WholeItem } from '../../api/items';
import { useText } from '../../text';
import styles from './DetailPage.module.css';

/** Tells the member who wrote an item so, and its status; nothing to anybody else. */
export function OwnItem({ item }: { item: Pick<WholeItem, 'authorUid' | 'status'> }) {
  const text = useText();
  const { user } = useSession();
  if (!user || user.isAnonymous || user.uid !== item.authorUid) return null;
  return (
    <p className={styles['meta']}>
      <span>{text('own.wrote')}</span>
      <span>{text(`value.status.${item.status}`)}</span>
    </p>
  );
}
