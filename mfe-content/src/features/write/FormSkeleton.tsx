import { Placeholder } from '@adp/shared-ui';
import { useText } from '../../text';
import styles from './Write.module.css';

export function FormSkeleton() {
  const text = useText();
  return (
    <Placeholder className={styles['skeleton']} label={text('list.loading')}>
      <span />
      <span />
      <span />
    </Placeholder>
  );
}
