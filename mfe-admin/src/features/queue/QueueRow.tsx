import { type QueuedItem, toCollection } from '@adp/shared-data/review';
import { formatDateTime, isolate, languageName } from '@adp/shared-ui/format';
import { Link } from 'react-router-dom';
import list from '../../components/List.module.css';
import { Age } from '../../components/Age';
import { SelectedRow } from '../../components/Bulk';
import { isMostlyCapitals } from '../../lib/isMostlyCapitals';
import { itemPath } from '../../paths';
import { useText } from '../../text';
import styles from './Queue.module.css';

interface QueueRowProps {
  readonly item: QueuedItem;
  /** Whether another item of this page has its title. */
  readonly isRepeated: boolean;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
}

/** One item that waits: what it is, whose, and for how long. */
export function QueueRow({ item, isRepeated, isSelected, onSelect }: QueueRowProps) {
  const text = useText();
  const { kind, id, title, lang, authorName, updatedAt, publishAt } = item;
  // What its text says is on its own page: these are seen before several are decided together.
  const signals = [
    ...(item.approvals === 0 ? ['queue.signal.firstItem' as const] : []),
    ...(isMostlyCapitals(title) ? ['queue.signal.capitals' as const] : []),
    ...(isRepeated ? ['queue.signal.repeated' as const] : []),
  ];
  return (
    <SelectedRow label={text('queue.select', { title: isolate(title) })} isSelected={isSelected} onSelect={onSelect}>
      <div className={styles['words']}>
        <Link className={list['title']} to={itemPath(toCollection(kind), id)} lang={lang} dir="auto">
          {title}
        </Link>
        <p className={list['quiet']}>
          {text('queue.by', { kind: text(`kind.${kind}`), language: languageName(lang), author: isolate(authorName) })}
        </p>
        <p className={list['quiet']}>
          {publishAt ? text('queue.publishAt', { time: formatDateTime(publishAt) }) : <Age since={updatedAt} />}
        </p>
        {signals.length > 0 ? <p className={styles['signals']}>{signals.map((id) => text(id)).join(' ')}</p> : null}
      </div>
    </SelectedRow>
  );
}
