import type { QueuedItem, QueueFilters } from '@adp/shared-data/review';
import { formatDateTime } from '@adp/shared-ui/format';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import list from '../../components/List.module.css';
import { Pages } from '../../components/Pages';
import { Failed, Nothing, OfflineNote, Rows } from '../../components/States';
import { paths } from '../../paths';
import { useGetQueueCountQuery, useGetQueueQuery } from '../../store/adminApi';
import { useText } from '../../text';
import { toQueuePath, type QueueSearch } from './search';
import { BulkDecision } from './BulkDecision';
import styles from './Queue.module.css';
import { QueueRow } from './QueueRow';
import { RowShortcuts } from './RowShortcuts';

interface QueueListProps {
  readonly uid: string;
  readonly search: QueueSearch;
  readonly filters: QueueFilters;
}

/** Returns a key from kind and id, because members choose ids, and items of different kinds may share one. */
const toKey = ({ kind, id }: QueuedItem) => `${kind}/${id}`;

export function QueueList({ uid, search, filters }: QueueListProps) {
  const text = useText();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const { after } = search;
  const { data, error, isFetching, refetch } = useGetQueueQuery({ ...filters, uid, after });
  const { data: total } = useGetQueueCountQuery(filters, { skip: filters.assignee !== undefined });
  if (error && !data) return <Failed error={error} isFetching={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Rows />;
  const { items, cursor, asOf, skipped } = data;
  // Deselect items that another reviewer has published or returned in the meantime.
  const chosen = items.filter((item) => selected.includes(toKey(item)));
  const select = (item: QueuedItem, isSelected: boolean) =>
    setSelected(isSelected ? [...selected, toKey(item)] : selected.filter((key) => key !== toKey(item)));
  return (
    <div aria-busy={isFetching}>
      <OfflineNote />
      <p role="status">
        {total && items.length > 0
          ? text('queue.count', { count: total.count, capped: total.capped ? 'yes' : 'no' })
          : ''}
      </p>
      <p className={`${list['quiet']} ${list['asOf']}`}>{text('queue.asOf', { time: formatDateTime(asOf) })}</p>
      {error ? <Failed error={error} isFetching={isFetching} onRetry={() => void refetch()} /> : null}
      {items.length === 0 ? <NoItems search={search} /> : null}
      {items.length > 0 ? (
        <RowShortcuts label={text('queue.list')}>
          {items.map((item) => (
            <QueueRow
              key={toKey(item)}
              uid={uid}
              item={item}
              isRepeated={items.some((each) => each !== item && each.title === item.title)}
              isSelected={selected.includes(toKey(item))}
              onSelect={(isSelected) => select(item, isSelected)}
            />
          ))}
        </RowShortcuts>
      ) : null}
      {skipped > 0 ? <p className={list['quiet']}>{text('queue.skipped', { count: skipped })}</p> : null}
      {search.state === 'scheduled' ? <p className={styles['hint']}>{text('queue.scheduled.hint')}</p> : null}
      <BulkDecision
        canPublish={search.state !== 'scheduled'}
        uid={uid}
        items={items}
        selected={chosen}
        onSelect={(some) => setSelected(some.map(toKey))}
      />
      <Pages
        first={after && toQueuePath({ ...search, after: undefined })}
        next={cursor ? toQueuePath({ ...search, after: cursor }) : undefined}
      />
    </div>
  );
}

function NoItems({ search: { state, kind, lang, age, assignee } }: { readonly search: QueueSearch }) {
  const text = useText();
  const isFiltered = Boolean(kind ?? lang ?? age ?? assignee);
  if (state === 'scheduled' && !isFiltered)
    return (
      <Nothing title={text('queue.scheduled.none')}>
        <p>{text('queue.scheduled.why')}</p>
      </Nothing>
    );
  return (
    <Nothing title={text(isFiltered ? 'queue.noMatch' : 'queue.none')}>
      {isFiltered ? <Link to={paths.queue}>{text('queue.showAll')}</Link> : <p>{text('queue.none.why')}</p>}
    </Nothing>
  );
}
