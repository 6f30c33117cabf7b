import { Link } from 'react-router-dom';
import { MyItemActions } from '../../components/my-items/MyItemActions';
import type { OnDone } from '../../components/my-items/useMyItemAction';
import { editPath, itemPath } from '../../paths';
import { useText } from '../../text';
import type { MyItemRow } from '../../api/mergePages';
import styles from './Row.module.css';
import { RelativeTime } from './RelativeTime';

interface AccountRowProps {
  readonly row: MyItemRow;
  readonly uid: string;
  readonly onDone: OnDone;
}

/** An item of the member's own: what it is, who can see it, when it was changed, and what can be done with it. */
export function AccountRow({ row, uid, onDone }: AccountRowProps) {
  const text = useText();
  const { kind, id, title, lang, status, updatedAt } = row;
  return (
    <li className={styles['row']}>
      <p className={styles['label']}>
        <span className={styles['kind']}>{text(`kind.one.${kind}`)}</span>
        <span className={styles['status']} data-status={status}>
          {text(`myContent.itemStatus.${status}`)}
        </span>
      </p>
      <div className={styles['main']}>
        <h3 className={styles['title']}>
          <Link
            className={styles['link']}
            to={status === 'published' ? itemPath(kind, id) : editPath(kind, id)}
            lang={lang}
            dir="auto"
          >
            {title}
          </Link>
        </h3>
        <p className={styles['meta']}>
          <RelativeTime at={updatedAt} what="changed" />
        </p>
        <MyItemActions item={{ kind, id, title, status, uid }} onDone={onDone} />
      </div>
    </li>
  );
}
