import { type QueuedItem, toCollection } from '@adp/shared-data/review';
import { formatDateTime, isolate, languageName } from '@adp/shared-ui/format';
import { Link } from 'react-router-dom';
import list from '../../components/List.module.css';
import { Age } from '../../components/Age';
import { AssignButton } from '../../components/AssignButton';
import { SelectedRow } from '../../components/Bulk';
import { DecisionError } from '../../components/DecisionError';
import { HandlingWords } from '../../components/HandlingWords';
import { formatAuthor } from '../../lib/formatAuthor';
import { isMostlyCapitals } from '../../lib/isMostlyCapitals';
import { itemPath } from '../../paths';
import { useHandleItemMutation } from '../../store/adminApi';
import { useText } from '../../text';
import styles from './Queue.module.css';

interface QueueRowProps {
  readonly uid: string;
  readonly item: QueuedItem;
  readonly isRepeated: boolean;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
}

export function QueueRow({ uid, item, isRepeated, isSelected, onSelect }: QueueRowProps) {
  const text = useText();
  const { kind, id, title, lang, authorName, updatedAt, publishAt } = item;
  // Show only signals that the list data provides. The item's own page shows all signals.
  const signals = [
    ...(item.approvals === 0 ? ['queue.signal.firstItem' as const] : []),
    ...(isMostlyCapitals(title) ? ['queue.signal.capitals' as const] : []),
    ...(isRepeated ? ['queue.signal.repeated' as const] : []),
  ];
  return (
    <SelectedRow label={text('queue.select', { title: isolate(title) })} isSelected={isSelected} onSelect={onSelect}>
      <div className={styles['words']}>
        <div>
          <Link
            id={`${kind}-${id}`}
            className={list['title']}
            to={itemPath(toCollection(kind), id)}
            lang={lang}
            dir="auto"
          >
            {title}
          </Link>
          <p className={list['quiet']}>
            {text('queue.by', {
              kind: text(`kind.${kind}`),
              language: languageName(lang),
              author: formatAuthor(authorName, text),
            })}
          </p>
          {signals.length > 0 ? <p className={styles['signals']}>{signals.map((id) => text(id)).join(' ')}</p> : null}
        </div>
        <div>
          <p className={list['quiet']}>
            {publishAt ? text('queue.publishAt', { time: formatDateTime(publishAt) }) : <Age since={updatedAt} />}
          </p>
          <RowHandling uid={uid} item={item} />
        </div>
      </div>
    </SelectedRow>
  );
}

function RowHandling({ uid, item }: Pick<QueueRowProps, 'uid' | 'item'>) {
  const [handle, { isLoading, error }] = useHandleItemMutation();
  if (item.authorUid === uid) return null;
  return (
    <>
      <HandlingWords uid={uid} handling={item.handling} />
      <DecisionError error={error} />
      <div className={styles['handle']}>
        <AssignButton
          uid={uid}
          isLoading={isLoading}
          handling={item.handling}
          describedBy={`${item.kind}-${item.id}`}
          onHandle={(change) => {
            void handle({ item, ...change });
          }}
        />
      </div>
    </>
  );
}
