import { useStored } from '@adp/shared-ui';
import { formatDateTime } from '@adp/shared-ui/format';
import { LoadMore, StaleNotice, useFocusNewRows, useReturnPlace } from '@adp/shared-ui/lists';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Empty, LoadError } from '../../components/LoadError';
import { RowsSkeleton } from '../../components/RowsSkeleton';
import { directory, morePeople, openPeople, peopleKey, type PeopleAddress } from '../../api/directory';
import { paths } from '../../paths';
import { useText } from '../../text';
import { peopleAddress } from './address';
import styles from './PeopleResults.module.css';
import { PersonRow } from './PersonRow';

/** The members that an address asks for, in every state that their list can be in. */
export function PeopleResults({ address }: { address: PeopleAddress }) {
  const text = useText();
  const { q, after } = address;
  const key = peopleKey(address);
  const state = useStored(directory, key);
  const list = useRef<HTMLUListElement>(null);
  const { items, next = null, isPartial = false, isFetching = true, error, asOf } = state ?? {};
  const length = items?.length ?? 0;
  const noteOpened = useReturnPlace(list, items !== undefined);
  const noteMore = useFocusNewRows(list, length);
  useEffect(() => {
    void openPeople(address);
    // The address is a new object each time; the key identifies the list.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see the comment above
  }, [key]);

  return (
    <div className={styles['results']} aria-busy={isFetching}>
      <p className={styles['count']} role="status">
        {items ? text(next === null ? 'people.count' : 'people.count.open', { count: length }) : ''}
      </p>
      {asOf && items ? <StaleNotice>{text('people.asOf', { time: formatDateTime(asOf) })}</StaleNotice> : null}
      {after === undefined ? null : (
        <Link className={styles['link']} to={peopleAddress({ q })}>
          {text('people.start')}
        </Link>
      )}
      {!items && !error ? <RowsSkeleton rows={6} /> : null}
      {items && length > 0 ? (
        <ul ref={list} className={styles['list']} aria-label={text('people.list')} onClick={noteOpened}>
          {items.map((person) => (
            <PersonRow key={person.id} person={person} />
          ))}
        </ul>
      ) : null}
      {items && length === 0 && next === null && !error ? <Nobody sought={q !== ''} /> : null}
      {error ? <LoadError error={error} isFetching={isFetching} onRetry={() => void morePeople(address)} /> : null}
      {items && next !== null && !error ? (
        <LoadMore
          to={peopleAddress({ q, after: next })}
          label={text(isFetching ? 'loading' : isPartial ? 'people.searchMore' : 'people.more')}
          isFetching={isFetching}
          onLoadMore={() => {
            noteMore();
            void morePeople(address);
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
