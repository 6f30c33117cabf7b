import { useSession } from '@adp/shared-auth';
import { useLoaded } from '@adp/shared-ui';
import { useLocation } from 'react-router-dom';
import type { WholeItem } from '../../lib/items';
import { writtenKinds } from '../../lib/kinds';
import { listPath } from '../../paths';
import { useText } from '../../text';
import styles from './DetailPage.module.css';

const loadActions = async () =>
  (await import(/* webpackChunkName: "own-actions" */ '../../components/my-items/ItemPageActions')).itemPageActions();

/** Shows an item's author its status and the actions on it; nothing to anybody else. */
export function AuthorPanel({ item }: { item: Pick<WholeItem, 'authorUid' | 'id' | 'status' | 'title'> }) {
  const text = useText();
  const { user } = useSession();
  const { pathname } = useLocation();
  const isMine = user !== null && !user.isAnonymous && user.uid === item.authorUid;
  const kind = writtenKinds.find((one) => pathname.startsWith(`${listPath(one)}/`));
  const { part: Actions } = useLoaded(loadActions, isMine && kind !== undefined);
  if (!isMine) return null;
  return (
    <>
      <p className={styles['meta']}>{text('item.mine')}</p>
      {Actions && kind ? <Actions item={{ ...item, kind, uid: user.uid }} /> : null}
    </>
  );
}
