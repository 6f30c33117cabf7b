import { loginPath } from '@adp/shared-auth';
import { rememberChange } from '@adp/shared-data/client';
import { Link, useLocation } from 'react-router-dom';
import type { MyItem } from '../../api/myItems';
import { editPath, itemPath } from '../../paths';
import { isMessageId, useText } from '../../text';
import styles from './Actions.module.css';

export function MyItemError({ code, item: { kind, id, status } }: { code: string | undefined; item: MyItem }) {
  const text = useText();
  const { pathname, search } = useLocation();
  const messageId = `myItems.error.${code ?? 'other'}`;
  return (
    <p className={styles['error']} role="alert">
      <span>{`${text(isMessageId(messageId) ? messageId : 'myItems.error.other')} `}</span>
      {code === 'conflict' ? (
        // Mark the data as changed, so that the item is read again even on its own page.
        <Link to={status === 'published' ? itemPath(kind, id) : editPath(kind, id)} onClick={rememberChange}>
          {text('myItems.look')}
        </Link>
      ) : null}
      {code === 'signed-out' ? <Link to={loginPath(pathname + search)}>{text('myItems.signIn')}</Link> : null}
    </p>
  );
}
