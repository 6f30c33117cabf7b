import { loginPath } from '@adp/shared-auth';
import type { DataErrorCode } from '@adp/shared-data';
import { Link, useLocation } from 'react-router-dom';
import { invalidateItems } from '../../api/ItemStore';
import type { OwnItem } from '../../api/ownItems';
import { editPath, itemPath } from '../../paths';
import { isMessageId, useText } from '../../text';
import styles from './Acts.module.css';

/** Why something could not be done with an item, and the way on where there is one. */
export function OwnFault({ fault, item: { kind, id, status } }: { fault: DataErrorCode; item: OwnItem }) {
  const text = useText();
  const { pathname, search } = useLocation();
  const own = `own.fault.${fault}`;
  return (
    <p className={styles['fault']} role="alert">
      {text(isMessageId(own) ? own : 'own.fault.other')}{' '}
      {fault === 'conflict' ? (
        // Read anew, also where this is the item's own page.
        <Link to={status === 'published' ? itemPath(kind, id) : editPath(kind, id)} onClick={invalidateItems}>
          {text('own.look')}
        </Link>
      ) : null}
      {fault === 'signed-out' ? <Link to={loginPath(pathname + search)}>{text('own.signIn')}</Link> : null}
    </p>
  );
}
