import { Button } from '@adp/shared-ui';
import { formatDateTime } from '@adp/shared-ui/format';
import { StaleNotice, useReturnPlace } from '@adp/shared-ui/lists';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { OnDone } from '../../components/my-items/useMyItemAction';
import { ListSkeleton } from '../../components/states/ListSkeleton';
import { LoadError } from '../../components/states/LoadError';
import { paths } from '../../paths';
import { useText } from '../../text';
import { AccountFilters } from './AccountFilters';
import { AccountRow } from './AccountRow';
import { EmptyState } from './EmptyState';
import { updateItemRow, fetchMoreItems } from './myItemsStore';
import type { MyItemRow } from '../../api/mergePages';
import type { StatusMessage } from './statusMessage';
import { useMyItems } from './useMyItems';
import styles from './MyContent.module.css';
import { readListFilters } from './listUrl';

/** The member's own items, in every state that their list can be in. */
export function AccountItems({ uid, onStatus }: { uid: string; onStatus: (said: StatusMessage) => void }) {
  const text = useText();
  const address = readListFilters(useSearchParams()[0]);
  const [name, state] = useMyItems(uid, address);
  const list = useRef<HTMLUListElement>(null);
  const { rows, isFetching = true, error, more = false, asOf } = state ?? {};
  const noteOpened = useReturnPlace(list, rows !== undefined);
  const markMoreRequested = useFocusFirstNew(list, rows?.length ?? 0);
  const again = () => void fetchMoreItems(name);
  const chosen = address.kind !== undefined || address.status !== undefined;
  const onDone =
    (row: MyItemRow): OnDone =>
    (event) => {
      const changed = event === 'deleted' ? undefined : { ...row, status: statusAfter[event], updatedAt: new Date() };
      updateItemRow(name, row, changed);
      onStatus({ event, kind: row.kind, title: row.title });
    };
  return (
    <div className={styles['results']} aria-busy={isFetching}>
      {chosen || (rows && rows.length > 0) ? <AccountFilters {...address} /> : null}
      {asOf && rows ? <StaleNotice>{text('list.asOf', { time: formatDateTime(asOf) })}</StaleNotice> : null}
      {!rows && !error ? <ListSkeleton rows={4} /> : null}
      {rows && rows.length > 0 ? (
        <ul ref={list} className={styles['rows']} aria-label={text('myContent.account')} onClick={noteOpened}>
          {rows.map((row) => (
            <AccountRow key={`${row.kind}/${row.id}`} row={row} uid={uid} onDone={onDone(row)} />
          ))}
        </ul>
      ) : null}
      {rows?.length === 0 && !more && !error ? (
        <EmptyState
          title={text(chosen ? 'myContent.account.noMatch' : 'myContent.account.none')}
          why={text(chosen ? 'myContent.account.noMatch.why' : 'myContent.account.none.why')}
        >
          {chosen ? (
            <Link className={styles['link']} to={paths.work} preventScrollReset>
              {text('myContent.account.all')}
            </Link>
          ) : null}
        </EmptyState>
      ) : null}
      {error ? <LoadError code={error} stale={rows !== undefined} isFetching={isFetching} onRetry={again} /> : null}
      {more && !error ? (
        <Button
          quiet
          aria-disabled={isFetching}
          onClick={() => {
            if (isFetching) return;
            markMoreRequested();
            again();
          }}
        >
          {text(isFetching ? 'list.loading' : 'list.more')}
        </Button>
      ) : null}
    </div>
  );
}

const statusAfter = { published: 'published', unpublished: 'archived' } as const;

/** After more rows have come the keyboard goes on at the first of them. Gives what says that more are wanted. */
function useFocusFirstNew(list: React.RefObject<HTMLElement | null>, length: number): () => void {
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    if (wanted.current === undefined || length <= wanted.current) return;
    list.current?.children[wanted.current]?.querySelector('a')?.focus({ preventScroll: true });
    wanted.current = undefined;
  }, [list, length]);
  return () => {
    wanted.current = length;
  };
}
