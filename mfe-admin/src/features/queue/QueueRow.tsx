import { type QueuedItem, toCollection } from '@adp/shared-data/review';
import { isolate, languageName } from '@adp/shared-ui/format';
import { Link } from 'react-router-dom';
import list from '../../components/List.module.css';
import { Age } from '../../components/Age';
import { itemPath } from '../../paths';
import { useText } from '../../text';
import styles from './Queue.module.css';

interface QueueRowProps {
  readonly item: QueuedItem;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
}

/** One item that waits: what it is, whose, and for how long. */
export function QueueRow({ item, isSelected, onSelect }: QueueRowProps) {
  const text = useText();
  const { kind, id, title, lang, authorName, updatedAt } = item;
  return (
    <li className={styles['item']}>
      <label className={styles['tick']}>
        <input
          type="checkbox"
          aria-label={text('queue.select', { title: isolate(title) })}
          checked={isSelected}
          onChange={({ target }) => onSelect(target.checked)}
        />
      </label>
      <div className={styles['words']}>
        <Link className={list['title']} to={itemPath(toCollection(kind), id)} lang={lang} dir="auto">
          {title}
        </Link>
        <p className={list['quiet']}>
          {text('queue.by', { kind: text(`kind.${kind}`), language: languageName(lang), author: isolate(authorName) })}
        </p>
        <p className={list['quiet']}>
          <Age since={updatedAt} />
        </p>
      </div>
    </li>
  );
}
