import { Button } from '@adp/shared-ui';
import { formatDateTime } from '@adp/shared-ui/format';
import { StaleNotice, useReturnPlace } from '@adp/shared-ui/lists';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { OnDone } from '../../components/own/useOwnAct';
import { ListSkeleton } from '../../components/states/ListSkeleton';
import { LoadError } from '../../components/states/LoadError';
import { paths } from '../../paths';
import { useText } from '../../text';
import { AccountFilters } from './AccountFilters';
import { AccountRow } from './AccountRow';
import { Nothing } from './Nothing';
import { changeOwnRow, moreOfOwnList } from './ownListStore';
import type { OwnRow } from './ownRows';
import type { Said } from './Said';
import { useOwnList } from './useOwnList';
import styles from './Work.module.css';
import { readWorkAddress } from './workAddress';

/** The member's own items, in every state that their list can be in. */
export function AccountItems({ uid, onSay }: { uid: string; onSay: (said: Said) => void }) {
  const text = useText();
  const address = readWorkAddress(useSearchParams()[0]);
  const [name, state] = useOwnList(uid, address);
  const list = useRef<HTMLUListElement>(null);
  const { rows, busy = true, fault, more = false, asOf } = state ?? {};
  const noteOpened = useReturnPlace(list, rows !== undefined);
  const noteMore = useGoOn(list, rows?.length ?? 0);
  const again = () => void moreOfOwnList(name);
  const chosen = address.kind !== undefined || address.status !== undefined;
  const onDone =
    (row: OwnRow): OnDone =>
    (event) => {
      const changed = event === 'deleted' ? undefined : { ...row, status: statusAfter[event], updatedAt: new Date() };
      changeOwnRow(name, row, changed);
      onSay({ what: event, kind: row.kind, title: row.title });
    };
  return (
    <div className={styles['results']} aria-busy={busy}>
      {chosen || (rows && rows.length > 0) ? <AccountFilters {...address} /> : null}
      {asOf && rows ? <StaleNotice>{text('list.asOf', { time: formatDateTime(asOf) })}</StaleNotice> : null}
      {!rows && !fault ? <ListSkeleton rows={4} /> : null}
      {rows && rows.length > 0 ? (
        <ul ref={list} className={styles['rows']} aria-label={text('work.account')} onClick={noteOpened}>
          {rows.map((row) => (
            <AccountRow key={`${row.kind}/${row.id}`} row={row} uid={uid} onDone={onDone(row)} />
          ))}
        </ul>
      ) : null}
      {rows?.length === 0 && !more && !fault ? (
        <Nothing
          title={text(chosen ? 'work.account.noMatch' : 'work.account.none')}
          why={text(chosen ? 'work.account.noMatch.why' : 'work.account.none.why')}
        >
          {chosen ? (
            <Link className={styles['link']} to={paths.work} preventScrollReset>
              {text('work.account.all')}
            </Link>
          ) : null}
        </Nothing>
      ) : null}
      {fault ? <LoadError code={fault} stale={rows !== undefined} isFetching={busy} onRetry={again} /> : null}
      {more && !fault ? (
        <Button
          quiet
          aria-disabled={busy}
          onClick={() => {
            if (busy) return;
            noteMore();
            again();
          }}
        >
          {text(busy ? 'list.loading' : 'list.more')}
        </Button>
      ) : null}
    </div>
  );
}

const statusAfter = { published: 'published', unpublished: 'archived' } as const;

/** After more rows have come the keyboard goes on at the first of them. Gives what says that more are wanted. */
function useGoOn(list: React.RefObject<HTMLElement | null>, length: number): () => void {
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
