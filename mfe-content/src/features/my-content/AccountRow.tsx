import { Link } from 'react-router-dom';
import type { MyItem } from '../../api/myItems';
import { MyItemActions } from '../../components/my-items/MyItemActions';
import { MyItemState } from '../../components/my-items/MyItemState';
import { editPath, itemPath } from '../../paths';
import type { MyItemsList } from '../../store/memberApi';
import { useText } from '../../text';
import type { MyItemRow } from '../../api/readMyItems';
import styles from './Row.module.css';
import { RelativeTime } from './RelativeTime';
import { type StatusMessage, toItemMessage } from './statusMessage';

interface AccountRowProps {
  readonly row: MyItemRow;
  readonly list: MyItemsList;
  readonly onStatus: (status: StatusMessage) => void;
}

export function AccountRow({ row, list, onStatus }: AccountRowProps) {
  const text = useText();
  const { kind, id, title, lang, status, updatedAt, programme } = row;
  const item: MyItem = { kind, id, title, status, programme, uid: list.uid };
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
            to={status === 'published' || status === 'removed' ? itemPath(kind, id) : editPath(kind, id)}
            lang={lang}
            dir="auto"
          >
            {title}
          </Link>
        </h3>
        <p className={styles['meta']}>
          <RelativeTime at={updatedAt} what="changed" />
        </p>
        <MyItemState item={item} />
        <MyItemActions item={item} list={list} onDone={(event) => onStatus(toItemMessage(event, { kind, title }))} />
      </div>
    </li>
  );
}
