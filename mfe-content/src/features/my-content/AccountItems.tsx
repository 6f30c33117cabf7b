import { Button } from '@adp/shared-ui';
import { formatDateTime } from '@adp/shared-ui/format';
import { StaleNotice, useFocusNewRows, useReturnPlace } from '@adp/shared-ui/lists';
import { useMemo, useRef } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import type { MyItemRow, MyItemsPage } from '../../api/readMyItems';
import { ListSkeleton } from '../../components/states/ListSkeleton';
import { LoadError } from '../../components/states/LoadError';
import { paths } from '../../paths';
import { type MyItemsList, useGetMyItemsInfiniteQuery } from '../../store/memberApi';
import { useText } from '../../text';
import { AccountFilters, readListFilters } from './AccountFilters';
import { AccountRow } from './AccountRow';
import { EmptyState } from './EmptyState';
import styles from './MyContent.module.css';
import type { StatusMessage } from './statusMessage';

export function AccountItems({ uid, onStatus }: { uid: string; onStatus: (status: StatusMessage) => void }) {
  const text = useText();
  const [params] = useSearchParams();
  const { key: visit } = useLocation();
  const list = useMemo((): MyItemsList => ({ uid, visit, ...readListFilters(params) }), [uid, visit, params]);
  const { currentData, error, isFetching, hasNextPage, fetchNextPage, isFetchNextPageError, refetch } =
    useGetMyItemsInfiniteQuery(list);
  const rows = useMemo(() => currentData && toRows(currentData.pages), [currentData]);
  const asOf = currentData?.pages.findLast((page) => page.asOf)?.asOf;
  const element = useRef<HTMLUListElement>(null);
  const rememberOpened = useReturnPlace(element, rows !== undefined);
  const focusNewRows = useFocusNewRows(element, rows?.length ?? 0);
  const filtered = list.kind !== undefined || list.status !== undefined;
  const retry = () => void (isFetchNextPageError ? fetchNextPage() : refetch());
  return (
    <div className={styles['results']} aria-busy={isFetching}>
      {filtered || (rows && rows.length > 0) ? <AccountFilters kind={list.kind} status={list.status} /> : null}
      {asOf ? <StaleNotice>{text('list.staleSince', { time: formatDateTime(asOf) })}</StaleNotice> : null}
      {!rows && !error ? <ListSkeleton rows={4} /> : null}
      {rows && rows.length > 0 ? (
        // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions -- handles clicks that bubble from its links, including clicks by the Enter key
        <ul ref={element} className={styles['rows']} aria-label={text('myContent.account')} onClick={rememberOpened}>
          {rows.map((row) => (
            <AccountRow key={toKey(row)} row={row} list={list} onStatus={onStatus} />
          ))}
        </ul>
      ) : null}
      {rows?.length === 0 && !hasNextPage && !error ? <NoItems filtered={filtered} /> : null}
      {error ? (
        <LoadError
          code={'code' in error && error.code === 'offline' ? 'offline' : 'unavailable'}
          what="part"
          isFetching={isFetching}
          onRetry={retry}
        />
      ) : null}
      {hasNextPage && !error ? (
        <Button
          secondary
          aria-disabled={isFetching}
          onClick={() => {
            if (isFetching) return;
            focusNewRows();
            void fetchNextPage();
          }}
        >
          {text(isFetching ? 'list.loading' : 'list.more')}
        </Button>
      ) : null}
    </div>
  );
}

function NoItems({ filtered }: { filtered: boolean }) {
  const text = useText();
  return (
    <EmptyState
      title={text(filtered ? 'myContent.account.noMatch' : 'myContent.account.none')}
      why={text(filtered ? 'myContent.account.noMatch.why' : 'myContent.account.none.why')}
    >
      {filtered ? (
        <Link className={styles['link']} to={paths.work} preventScrollReset>
          {text('myContent.account.all')}
        </Link>
      ) : null}
    </EmptyState>
  );
}

/** Removes duplicates, because an item that changed between two requests may be on both pages. */
function toRows(pages: readonly MyItemsPage[]): readonly MyItemRow[] {
  const rows = new Map<string, MyItemRow>();
  for (const row of pages.flatMap((page) => page.rows)) if (!rows.has(toKey(row))) rows.set(toKey(row), row);
  return [...rows.values()];
}

const toKey = ({ kind, id }: MyItemRow) => `${kind}/${id}`;
