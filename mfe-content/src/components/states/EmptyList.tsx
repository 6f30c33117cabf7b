import { Link } from 'react-router-dom';
import type { Kind } from '../../lib/kinds';
import { listPath } from '../../paths';
import { useText } from '../../text';
import styles from './States.module.css';

export { default as texts } from '../../messages/empty-en.json';

export interface EmptyListProps {
  readonly kind: Kind;
  readonly filtered: boolean;
}

export function EmptyList({ kind, filtered }: EmptyListProps) {
  const text = useText();
  return (
    <div className={styles['state']}>
      <h2 className={styles['title']}>{text(filtered ? 'list.empty.match' : `list.empty.none.${kind}`)}</h2>
      <p className={styles['why']}>{text(filtered ? 'list.empty.match.why' : 'list.empty.none.why')}</p>
      {filtered ? (
        <Link className={styles['action']} to={listPath(kind)}>
          {text('filter.clear')}
        </Link>
      ) : null}
    </div>
  );
}
