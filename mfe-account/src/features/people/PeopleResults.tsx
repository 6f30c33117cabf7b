import { Later, useReload } from '@adp/shared-ui';
import { formatDateTime } from '@adp/shared-ui/format';
import { LoadMore, StaleNotice, useFocusNewRows, useLastPages, useReturnPlace } from '@adp/shared-ui/lists';
import { useRef } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { Empty, LoadError } from '../../components/LoadError';
import { RowsSkeleton } from '../../components/RowsSkeleton';
import { openPeople, type Directory, type PeopleAddress } from '../../api/directory';
import { paths } from '../../paths';
import { useText } from '../../text';
import { peopleAddress } from './address';
import styles from './PeopleResults.module.css';
import { PersonRow } from './PersonRow';

/** The members that an address asks for, in every state that their list can be in. */
export function PeopleResults({ address }: { address: PeopleAddress }) {
  const { value } = useLoaderData<{ readonly value: Directory | Promise<Directory> }>();
  return (
    <Later
      key={peopleAddress(address)}
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
  const { address, error } = directory;
  const { pages } = useLastPages(peopleAddress(address), directory);
  const [first] = pages;
  const { next = null, partial = false } = pages.at(-1) ?? {};
  const items = [...new Map(pages.flatMap((page) => page.items.map((person) => [person.id, person]))).values()];
  const { length } = items;
  const list = useRef<HTMLUListElement>(null);
  const noteOpened = useReturnPlace(list, true);
  const noteMore = useFocusNewRows(list, length);

  return (
    <div className={styles['results']} aria-busy={isReloading}>
      <p className={styles['count']} role="status">
        {first ? text(next === null ? 'people.count' : 'people.count.open', { count: length }) : ''}
      </p>
      {first ? <StaleNotice>{text('people.asOf', { time: formatDateTime(first.asOf) })}</StaleNotice> : null}
      {address.after === undefined ? null : (
        <Link className={styles['link']} to={peopleAddress({ q: address.q })}>
          {text('people.start')}
        </Link>
      )}
      {length > 0 ? (
        // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions -- its links bubble their clicks to it, Enter included
        <ul ref={list} className={styles['list']} aria-label={text('people.list')} onClick={noteOpened}>
          {items.map((person) => (
            <PersonRow key={person.id} person={person} />
          ))}
        </ul>
      ) : null}
      {first && length === 0 && next === null && !error ? <Nobody sought={address.q !== ''} /> : null}
      {error ? <LoadError error={{ code: error }} isFetching={isReloading} onRetry={reload} /> : null}
      {next !== null && !error ? (
        <LoadMore
          to={peopleAddress({ q: address.q, after: next })}
          label={text(isReloading ? 'loading' : partial ? 'people.searchMore' : 'people.more')}
          isFetching={isReloading}
          onLoadMore={() => {
            noteMore();
            openPeople(address, next);
            reload();
          }}
        />
      ) : null}
    </div>
  );
}

/** The state without members: why, and what to do about it. */
function Nobody({ sought }: { sought: boolean }) {
  const text = useText();
  return (
    <Empty title={text(sought ? 'people.noMatch' : 'people.none')}>
      <p>{text(sought ? 'people.noMatch.why' : 'people.none.why')}</p>
      <Link className={styles['link']} to={sought ? paths.people : paths.settings}>
        {text(sought ? 'people.search.clear' : 'people.none.join')}
      </Link>
    </Empty>
  );
}
