import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { addressAfter } from '../../api/listAddress';
import type { ListAddress } from '../../api/listMemory';
import { moreOfList } from '../../api/ListStore';
import { chosenFilters, printFilters } from '../../lib/lists/listFilters';
import type { ListKind } from './ListKind';
import { listPath } from '../../paths';
import { useText } from '../../text';
import { Ledger } from '../../components/cards/Ledger';
import { FilterChips } from '../../components/filters/FilterChips';
import { StaleNotice } from '../../components/states/StaleNotice';
import { EmptyList } from '../../components/states/EmptyList';
import { ListSkeleton } from '../../components/states/ListSkeleton';
import { LoadError } from '../../components/states/LoadError';
import { LoadMore } from '../../components/states/LoadMore';
import { ResultCount } from '../../components/states/ResultCount';
import { useOnline } from '../../components/useOnline';
import styles from './ListResults.module.css';
import { useList } from './useList';
import { useReturnPlace } from '../../components/useReturnPlace';

interface ListResultsProps {
  readonly address: ListAddress;
  readonly Card: ListKind['Card'];
  readonly level?: 2 | 3;
}

/** What a list holds under the filters of its address, in every state it can be in. */
export function ListResults({ address, Card, level = 2 }: ListResultsProps) {
  const text = useText();
  const { kind, filters, after } = address;
  const state = useList(address);
  const online = useOnline();
  const list = useRef<HTMLDivElement>(null);
  const noteOpened = useReturnPlace(list, state?.items !== undefined);
  const wanted = useRef<number>(undefined);
  const { items, next = null, isFetching: busy = true, error: fault, count } = state ?? {};
  const length = items?.length ?? 0;

  useEffect(() => {
    // The keyboard goes on at the first of the items that have come.
    if (wanted.current === undefined || length <= wanted.current) return;
    list.current?.querySelectorAll('li')[wanted.current]?.querySelector('a')?.focus({ preventScroll: true });
    wanted.current = undefined;
  }, [length]);

  const again = () => void moreOfList(address);
  return (
    <div className={styles['results']} aria-busy={busy}>
      <FilterChips kind={kind} filters={filters} />
      {items ? <ResultCount {...(count ?? { count: length })} open={(busy || next !== null) && !count} /> : null}
      {!online && state && items ? <StaleNotice asOf={state.readAt} /> : null}
      {after === undefined ? null : (
        <Link className={styles['start']} to={listPath(kind) + printFilters(kind, filters)}>
          {text('list.start')}
        </Link>
      )}
      {fault && !items ? <LoadError code={fault} stale={false} isFetching={busy} onRetry={again} /> : null}
      {!items && !fault ? <ListSkeleton /> : null}
      {items && length > 0 ? (
        <div ref={list} onClick={noteOpened}>
          <Ledger
            label={text(`kind.${kind}`)}
            items={items}
            card={(item) => <Card item={item} now={new Date()} level={level} />}
          />
        </div>
      ) : null}
      {items && length === 0 && next === null ? (
        <EmptyList kind={kind} filtered={chosenFilters(kind, filters).length > 0} />
      ) : null}
      {fault && items ? <LoadError code={fault} stale isFetching={busy} onRetry={again} /> : null}
      {items && next !== null && !fault ? (
        <LoadMore
          to={addressAfter(address, next)}
          searching={length === 0}
          isFetching={busy}
          onMore={() => {
            wanted.current = length;
            again();
          }}
        />
      ) : null}
    </div>
  );
}
