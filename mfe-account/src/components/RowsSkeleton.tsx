import { Placeholder } from '@adp/shared-ui';
import { useText } from '../text';
import styles from './RowsSkeleton.module.css';

export function RowsSkeleton({ rows = 5 }: { rows?: number }) {
  const text = useText();
  return (
    <Placeholder className={styles['rows']} label={text('loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles['row']}>
          <span className={styles['mark']} />
          <span className={styles['line']} />
        </div>
      ))}
    </Placeholder>
  );
}
