import { Placeholder } from '@adp/shared-ui';
import { useText } from '../../text';
import styles from './ListSkeleton.module.css';

export function ListSkeleton({ rows = 6 }: { rows?: number }) {
  const text = useText();
  return (
    <Placeholder className={styles['skeleton']} label={text('list.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles['row']}>
          <span className={styles['label']} />
          <span className={styles['title']} />
          <span className={styles['line']} />
        </div>
      ))}
    </Placeholder>
  );
}
