import { useText } from '../../text';
import styles from './Write.module.css';

export function FormSkeleton() {
  const text = useText();
  return (
    <div className={styles['skeleton']} role="group" aria-busy="true" aria-label={text('list.loading')}>
      <span />
      <span />
      <span />
    </div>
  );
}
