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

const loadEditLink = async () =>
  (await import(/* webpackChunkName: "edit-link" */ '../../components/my-items/EditLink')).editLink();

export function AuthorPanel({
  item,
}: {
  item: Pick<WholeItem, 'authorUid' | 'id' | 'status' | 'title' | 'programme'>;
}) {
  const text = useText();
  const { user } = useSession();
  const { pathname } = useLocation();
  const uid = user?.isAnonymous === false ? user.uid : undefined;
  const isMine = uid === item.authorUid;
  const kind = writtenKinds.find((candidate) => pathname.startsWith(`${listPath(candidate)}/`));
  const { part: Actions } = useLoaded(loadActions, isMine && kind !== undefined);
  const { part: EditLink } = useLoaded(loadEditLink, uid !== undefined && !isMine && kind !== undefined);
  if (!isMine) return EditLink && uid && kind ? <EditLink kind={kind} item={item} uid={uid} /> : null;
  return (
    <>
      <p className={styles['meta']}>{text('item.mine')}</p>
      {Actions && kind ? <Actions item={{ ...item, kind, uid }} /> : null}
    </>
  );
}
