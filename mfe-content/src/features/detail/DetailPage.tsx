import { PageTitle } from '@adp/shared-ui';
import { Link } from 'react-router-dom';
import type { Kind } from '../../lib/kinds';
import { listPath } from '../../paths';
import { useText } from '../../text';
import styles from './DetailPage.module.css';

/** One item. */
export function DetailPage({ kind }: { kind: Kind }) {
  const text = useText();
  const title = text(`kind.${kind}`);
  return (
    <>
      <PageTitle page={title} site={text('site')} />
      <div className={styles['page']}>
        <h1>{title}</h1>
        <Link className={styles['back']} to={listPath(kind)}>
          {title}
        </Link>
      </div>
    </>
  );
}
