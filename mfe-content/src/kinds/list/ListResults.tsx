import { contentKinds } from '@adp/shared-data/content';
import { chosenFilters, type Filters, isCalendarKind, printFilters, withFilter } from '@adp/shared-data/lists';
import { Later, useReload } from '@adp/shared-ui';
import { formatDateTime } from '@adp/shared-ui/format';
import { LoadMore, StaleNotice, useFocusNewRows, useLastPages, useReturnPlace } from '@adp/shared-ui/lists';
import { type Ref, useRef, useState } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { listHref, toRequest, type ListAddress } from '../../api/listAddress';
import { calendarHref, mapHref } from '../../api/listViews';
import { openNextPage, readableFirst, type ListData, type ListPages } from '../../api/publicLists';
import { CardPicture } from '../../components/cards/CardPicture';
import { Ledger } from '../../components/cards/Ledger';
import { EmbedLink } from '../../components/embed/EmbedLink';
import { FilterChips } from '../../components/filters/FilterChips';
import { Empty } from '../../components/states/Empty';
import { ListSkeleton } from '../../components/states/ListSkeleton';
import { LoadError } from '../../components/states/LoadError';
import { ResultCount } from '../../components/states/ResultCount';
import { followPath, hasMap, listPath } from '../../paths';
import { useText } from '../../text';
import type { ListKind } from './ListKind';
import styles from './ListResults.module.css';

interface ListResultsProps {
  readonly address: ListAddress;
  readonly Card: ListKind['Card'];
  /** Receives the element for the order of the list, which the filters fill on wide screens. */
  readonly orderRef: Ref<HTMLDivElement>;
  readonly level?: 2 | 3;
}

export function ListResults({ address, Card, orderRef, level = 2 }: ListResultsProps) {
  const text = useText();
  const { kind, filters, after } = address;
  const key = listHref(address);
  const { list, now } = useLoaderData<ListData>();
  const { isReloading: isFetching, reload } = useReload();
  if (!list) return null;
  return (
    <div className={styles['results']} aria-busy={isFetching}>
      <FilterChips kind={kind} filters={filters} />
      <div className={styles['summary']}>
        <ResultCount id={key} list={list} isFromStart={after === undefined} />
        <div ref={orderRef} />
      </div>
      <div className={styles['links']}>
        <Link className={styles['start']} to={followPath(toTopic(kind, filters))}>
          {text('list.follow')}
        </Link>
        {hasMap(kind) ? (
          <Link className={styles['start']} to={mapHref({ list: kind, filters })}>
            {text('list.map')}
          </Link>
        ) : null}
        {isCalendarKind(kind) ? (
          <Link className={styles['start']} to={calendarHref({ only: kind, filters })}>
            {text('list.calendar')}
          </Link>
        ) : null}
        <EmbedLink
          className={styles['start']}
          label={text('list.embed')}
          page={text(`kind.${kind}`)}
          to={listHref({ kind, filters })}
        />
      </div>
      {after === undefined ? null : (
        <Link className={styles['start']} to={listHref({ kind, filters })}>
          {text('list.start')}
        </Link>
      )}
      <Later key={key} value={list} fallback={<ListSkeleton />}>
        {(pages) => (
          <Rows
            address={address}
            loaded={pages}
            isLate={list instanceof Promise}
            card={(item) => <Card item={item} now={now} level={level} />}
            isFetching={isFetching}
            onRetry={reload}
            onMore={(next) => {
              openNextPage(toRequest(address), next);
              reload();
            }}
          />
        )}
      </Later>
    </div>
  );
}

/** Returns the topic of a list: its collection and its filters without the order. */
const toTopic = (kind: ListAddress['kind'], filters: Filters) =>
  contentKinds[kind].collection + printFilters(kind, withFilter(filters, 'order', []));

interface RowsProps {
  readonly address: ListAddress;
  readonly loaded: ListPages;
  /** True if the list arrived after the page had rendered. */
  readonly isLate: boolean;
  readonly card: Parameters<typeof Ledger<ListPages['pages'][number]['items'][number]>>[0]['card'];
  readonly isFetching: boolean;
  readonly onRetry: () => void;
  readonly onMore: (next: string) => void;
}

function Rows({ address, loaded, isLate, card, isFetching, onRetry, onMore }: RowsProps) {
  const text = useText();
  const { kind, filters } = address;
  const list = useRef<HTMLDivElement>(null);
  const { pages, error } = useLastPages(listHref(address), loaded);
  /** The number of pages when the reader last requested more items. */
  const [pagesBefore, setPagesBefore] = useState(0);
  const [first] = pages;
  const next = pages.at(-1)?.next ?? null;
  const isFront = listHref(address) === listPath('knowledgeProduct');
  const items = pages.flatMap((page) => (isFront ? readableFirst(page.items) : page.items));
  const rememberOpened = useReturnPlace(list, true, isLate);
  const focusNewRows = useFocusNewRows(list, items.length);
  if (!first) return <LoadError code={error ?? 'unavailable'} what="list" isFetching={isFetching} onRetry={onRetry} />;
  return (
    <>
      <StaleNotice>{text('list.staleSince', { time: formatDateTime(first.asOf) })}</StaleNotice>
      {items.length > 0 ? (
        // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions -- handles clicks that bubble from its links, including clicks by the Enter key
        <div ref={list} onClick={rememberOpened}>
          <Ledger
            label={text(`kind.${kind}`)}
            items={items}
            card={(item) => (
              <>
                {isFront && item === items[0] ? <CardPicture kind={kind} item={item} /> : null}
                {card(item)}
              </>
            )}
          />
        </div>
      ) : null}
      {items.length === 0 && next === null ? (
        <Empty kind={kind} filtered={chosenFilters(kind, filters).length > 0} />
      ) : null}
      {error ? (
        <LoadError
          code={error}
          what={pagesBefore === pages.length ? 'more' : 'newest'}
          isFetching={isFetching}
          onRetry={onRetry}
        />
      ) : null}
      {next !== null && !error ? (
        <LoadMore
          to={listHref({ kind, filters, after: next })}
          label={text(isFetching ? 'list.loading' : items.length === 0 ? 'list.searchMore' : 'list.more')}
          isFetching={isFetching}
          onLoadMore={() => {
            focusNewRows();
            setPagesBefore(pages.length);
            onMore(next);
          }}
        />
      ) : null}
    </>
  );
}
