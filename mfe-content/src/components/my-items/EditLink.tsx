import type { ItemStatus } from '@adp/shared-data/writer';
import { useLoaded } from '@adp/shared-ui';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { mayEdit } from '../../api/editing';
import texts from '../../messages/my-items-en.json';
import type { WrittenKind } from '../../lib/kinds';
import { editPath, translatePath } from '../../paths';
import { addTexts, useText } from '../../text';
import styles from './Actions.module.css';

interface EditLinkProps {
  readonly kind: WrittenKind;
  readonly item: {
    readonly id: string;
    readonly authorUid: string;
    readonly status: ItemStatus;
    readonly title: string;
    readonly programme?: string | undefined;
  };
  readonly uid: string;
}

const loadTakeBack = () => import(/* webpackChunkName: "take-back" */ './TakeBack');

/** The component with its texts loaded. */
export async function editLink() {
  await addTexts(texts);
  return EditLink;
}

/** The ways to the forms of an item, for who may edit or translate it without having written it. */
function EditLink({ kind, item, uid }: EditLinkProps) {
  const text = useText();
  // Who may edit a knowledge product of others may translate whatever else of the same programme is public.
  const load = useCallback(() => mayEdit('knowledgeProduct', item, uid), [item, uid]);
  const { part: isEditor } = useLoaded(load);
  const { part } = useLoaded(loadTakeBack, isEditor === true && kind === 'knowledgeProduct');
  if (!isEditor) return null;
  return (
    <div className={styles['actions']}>
      {kind === 'knowledgeProduct' ? (
        <Link className={styles['action']} to={editPath(kind, item.id)}>
          {text('myItems.edit')}
        </Link>
      ) : null}
      <Link className={styles['action']} to={translatePath(kind, item.id)}>
        {text('myItems.translate')}
      </Link>
      {part && item.status === 'published' ? <part.TakeBack item={{ ...item, kind, uid }} /> : null}
    </div>
  );
}
