import { LoadMore, StaleNotice, useFocusNewRows, useReturnPlace } from '@adp/shared-ui/lists';
import { formatDateTime } from '@adp/shared-ui/format';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { nextPagePath, type ListAddress } from '../../api/listAddress';
import { Ledger } from '../../components/cards/Ledger';
import { FilterChips } from '../../components/filters/FilterChips';
import { EmptyList } from '../../components/states/EmptyList';
import { ListSkeleton } from '../../components/states/ListSkeleton';
import { LoadError } from '../../components/states/LoadError';
import { ResultCount } from '../../components/states/ResultCount';
import { chosenFilters, printFilters } from '@adp/shared-data';
import { listPath } from '../../paths';
import { useText } from '../../text';
import type { ListKind } from './ListKind';
import styles from './ListResults.module.css';
import { loadMore } from './listStore';
import { useList } from './useList';

interface ListResultsProps {
  readonly address: ListAddress;
  readonly Card: ListKind['Card'];
  readonly level?: 2 | 3;
}

/** The items of a list under the filters of its address, in every state it can be in. */
export function ListResults({ address, Card, level = 2 }: ListResultsProps) {
  const text = useText();
  const { kind, filters, after } = address;
  const state = useList(address);
  const list = useRef<HTMLDivElement>(null);
  const rememberOpened = useReturnPlace(list, state?.items !== undefined);
  const { items, next = null, isFetching = true, error, count } = state ?? {};
  const length = items?.length ?? 0;
  const focusNewRows = useFocusNewRows(list, length);
  const fetchNext = () => void loadMore(address);
  return (
    <div className={styles['results']} aria-busy={isFetching}>
      <FilterChips kind={kind} filters={filters} />
      <ResultCount {...(count ?? { count: items?.length })} open={(isFetching || next !== null) && !count} />
      {state && items ? (
        <StaleNotice>{text('list.staleSince', { time: formatDateTime(state.readAt) })}</StaleNotice>
      ) : null}
      {after === undefined ? null : (
        <Link className={styles['start']} to={listPath(kind) + printFilters(kind, filters)}>
          {text('list.start')}
        </Link>
      )}
      {error && !items ? <LoadError code={error} what="list" isFetching={isFetching} onRetry={fetchNext} /> : null}
      {!items && !error ? <ListSkeleton /> : null}
      {items && length > 0 ? (
        <div ref={list} onClick={rememberOpened}>
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
      {error && items ? <LoadError code={error} what="newest" isFetching={isFetching} onRetry={fetchNext} /> : null}
      {items && next !== null && !error ? (
        <LoadMore
          to={nextPagePath(address, next)}
          label={text(isFetching ? 'list.loading' : length === 0 ? 'list.searchMore' : 'list.more')}
          isFetching={isFetching}
          onLoadMore={() => {
            focusNewRows();
            fetchNext();
          }}
        />
      ) : null}
    </div>
  );
}
