import { Later, useReload } from '@adp/shared-ui';
import { formatDateTime } from '@adp/shared-ui/format';
import { LoadMore, StaleNotice, useFocusNewRows, useLastPages, useReturnPlace } from '@adp/shared-ui/lists';
import { useRef } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { Empty, LoadError } from '../../components/LoadError';
import { RowsSkeleton } from '../../components/RowsSkeleton';
import { openPeople, type Directory } from '../../api/directory';
import type { PeopleQuery } from '../../api/PeopleQuery';
import { paths } from '../../paths';
import { useText } from '../../text';
import { toPeoplePath } from './query';
import styles from './PeopleResults.module.css';
import { PersonRow } from './PersonRow';

export function PeopleResults({ query }: { query: PeopleQuery }) {
  const { value } = useLoaderData<{ readonly value: Directory | Promise<Directory> }>();
  return (
    <Later
      key={toPeoplePath(query)}
      value={value}
      fallback={
        <div className={styles['results']} aria-busy="true">
          <p className={styles['count']} role="status" />
          <RowsSkeleton rows={6} />
        </div>
      }
    >
      {(directory) => <People directory={directory} />}
    </Later>
  );
}

function People({ directory }: { directory: Directory }) {
  const text = useText();
  const { isReloading, reload } = useReload();
  const { query, error } = directory;
  const { pages } = useLastPages(toPeoplePath(query), directory);
  const [first] = pages;
  const { next = null, partial = false } = pages.at(-1) ?? {};
  const items = [...new Map(pages.flatMap((page) => page.items.map((person) => [person.id, person]))).values()];
  const { length } = items;
  const list = useRef<HTMLUListElement>(null);
  const onOpenRow = useReturnPlace(list, true);
  const focusNewRows = useFocusNewRows(list, length);

  return (
    <div className={styles['results']} aria-busy={isReloading}>
      <p className={styles['count']} role="status">
        {first ? text(next === null ? 'people.count' : 'people.count.open', { count: length }) : ''}
      </p>
      {first ? <StaleNotice>{text('people.asOf', { time: formatDateTime(first.asOf) })}</StaleNotice> : null}
      {query.after === undefined ? null : (
        <Link className={styles['link']} to={toPeoplePath({ ...query, after: undefined })}>
          {text('people.start')}
        </Link>
      )}
      {length > 0 ? (
        // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions -- its links bubble their clicks to it, Enter included
        <ul ref={list} className={styles['list']} aria-label={text('people.list')} onClick={onOpenRow}>
          {items.map((person) => (
            <PersonRow key={person.id} person={person} />
          ))}
        </ul>
      ) : null}
      {first && length === 0 && next === null && !error ? <EmptyDirectory query={query} /> : null}
      {error ? <LoadError error={{ code: error }} isFetching={isReloading} onRetry={reload} /> : null}
      {next !== null && !error ? (
        <LoadMore
          to={toPeoplePath({ ...query, after: next })}
          label={text(isReloading ? 'loading' : partial ? 'people.searchMore' : 'people.more')}
          isFetching={isReloading}
          onLoadMore={() => {
            focusNewRows();
            openPeople(query, next);
            reload();
          }}
        />
      ) : null}
    </div>
  );
}

function EmptyDirectory({ query: { q, country } }: { query: PeopleQuery }) {
  const text = useText();
  const isSearch = q !== '' || country !== undefined;
  return (
    <Empty title={text(q !== '' ? 'people.noMatch' : country ? 'people.none.country' : 'people.none')}>
      <p>{text(q !== '' ? 'people.noMatch.why' : 'people.none.why')}</p>
      <Link className={styles['link']} to={isSearch ? paths.people : paths.settings}>
        {text(isSearch ? 'people.search.clear' : 'people.none.join')}
      </Link>
    </Empty>
  );
}
