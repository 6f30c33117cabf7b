import type { ItemStatus } from '@adp/shared-data/writer';
import { withStore } from '@adp/shared-store';
import { useLoaded } from '@adp/shared-ui';
import { Link } from 'react-router-dom';
import { coversItem } from '../../api/editing';
import texts from '../../messages/my-items-en.json';
import type { Kind } from '../../lib/kinds';
import { editPath, translatePath } from '../../paths';
import { useGetEditorRightsQuery } from '../../store/memberApi';
import { store } from '../../store/store';
import { addTexts, useText } from '../../text';
import styles from './Actions.module.css';

interface EditLinkProps {
  readonly kind: Kind;
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

export async function editLink() {
  await addTexts(texts);
  return withStore(store, EditLink);
}

function EditLink({ kind, item, uid }: EditLinkProps) {
  const text = useText();
  const { currentData: rights } = useGetEditorRightsQuery({ uid });
  // An editor of a programme may translate every item of the programme except drafts.
  const isEditor = item.status !== 'draft' && coversItem(item, rights);
  const { part } = useLoaded(loadTakeBack, isEditor && kind === 'knowledgeProduct');
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
