import { Placeholder } from '@adp/shared-ui';
import { useText } from '../../text';
import styles from './Month.module.css';

/** The placeholder of a loading month: five weeks. */
export function MonthSkeleton() {
  const text = useText();
  return (
    <Placeholder className={styles['skeleton']} label={text('list.loading')}>
      {Array.from({ length: 35 }, (_, day) => (
        <span key={day} className={styles['cell']} />
      ))}
    </Placeholder>
  );
}
