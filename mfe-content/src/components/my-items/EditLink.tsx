import { useLoaded } from '@adp/shared-ui';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { mayEdit } from '../../api/editing';
import texts from '../../messages/my-items-en.json';
import { editPath } from '../../paths';
import { addTexts, useText } from '../../text';
import styles from './Actions.module.css';

interface EditLinkProps {
  readonly item: {
    readonly id: string;
    readonly authorUid: string;
    readonly status: string;
    readonly programme?: string | undefined;
  };
  readonly uid: string;
}

/** The component with its texts loaded. */
export async function editLink() {
  await addTexts(texts);
  return EditLink;
}

/** The way to the form of a knowledge product, for who may edit it without having written it. */
function EditLink({ item, uid }: EditLinkProps) {
  const text = useText();
  const load = useCallback(() => mayEdit('knowledgeProduct', item, uid), [item, uid]);
  const { part: isEditor } = useLoaded(load);
  if (!isEditor) return null;
  return (
    <p>
      <Link className={styles['action']} to={editPath('knowledgeProduct', item.id)}>
        {text('myItems.edit')}
      </Link>
    </p>
  );
}
