import { useText } from '../../text';
import styles from './Write.module.css';

/** The placeholder of a loading form. Appears after 300 ms. */
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
