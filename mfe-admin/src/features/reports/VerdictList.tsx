import type { ReviewPage } from '@adp/shared-data/review';
import type { ReactNode } from 'react';
import list from '../../components/List.module.css';
import { Pages } from '../../components/Pages';
import { Failed, OfflineNote, Rows } from '../../components/States';
import { useText } from '../../text';
import { toReportsPath, type ReportsSearch } from './search';
import styles from './Reports.module.css';
import { type OpenRow, useOpenRow } from './useOpenRow';

interface VerdictListProps<Item> {
  readonly query: {
    readonly data?: ReviewPage<Item> | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly search: ReportsSearch;
  readonly label: string;
  readonly status?: string | undefined;
  readonly nothing: ReactNode;
  readonly children: (item: Item, row: OpenRow) => ReactNode;
}

export function VerdictList<Item extends { readonly id: string }>({
  query: { data, error, isFetching, refetch },
  search,
  label,
  status = '',
  nothing,
  children,
}: VerdictListProps<Item>) {
  const text = useText();
  const { isDone, status: statusRef, toRow } = useOpenRow();
  if (error) return <Failed error={error} isFetching={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Rows />;
  const { items, cursor } = data;
  return (
    <div aria-busy={isFetching}>
      <OfflineNote />
      <p className={styles['status']} role="status" ref={statusRef} tabIndex={-1}>
        {[...(items.length > 0 ? [status] : []), ...(isDone ? [text('reports.done')] : [])].join(' ')}
      </p>
      {items.length > 0 ? (
        <ul className={list['list']} aria-label={label}>
          {items.map((item) => children(item, toRow(item.id)))}
        </ul>
      ) : (
        nothing
      )}
      <Pages
        first={search.after ? toReportsPath({ ...search, after: undefined }) : undefined}
        next={cursor ? toReportsPath({ ...search, after: cursor }) : undefined}
      />
    </div>
  );
}
