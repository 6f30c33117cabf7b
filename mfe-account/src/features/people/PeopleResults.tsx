import { Later, useReload } from '@adp/shared-ui';
import type { ListedPerson } from '@adp/shared-data/member';
import { formatDateTime, isolate } from '@adp/shared-ui/format';
import { LoadMore, StaleNotice, useFocusNewRows, useLastPages, useReturnPlace } from '@adp/shared-ui/lists';
import { useRef } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { Empty, LoadError } from '../../components/LoadError';
import { RowsSkeleton } from '../../components/RowsSkeleton';
import { openPeople, type Directory } from '../../api/directory';
import type { PeopleQuery } from '../../api/PeopleQuery';
import { paths } from '../../paths';
import { useText } from '../../text';
import chip from '../../components/Chip.module.css';
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
      <ChosenExpertise query={query} />
      <p className={styles['count']} role="status">
        {first ? text(next === null ? 'people.count' : 'people.count.open', { count: length }) : ''}
      </p>
      {first ? <StaleNotice>{text('people.asOf', { time: formatDateTime(first.asOf) })}</StaleNotice> : null}
      {query.after === undefined ? null : (
        <Link className={styles['link']} to={toPeoplePath({ ...query, after: undefined })}>
          {text('people.start')}
        </Link>
      )}
      {query.expertise === undefined ? <Expertise query={query} people={items} /> : null}
      {length > 0 ? (
        // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions -- its links bubble their clicks to it, Enter included
        <ul ref={list} className={styles['list']} aria-label={text('people.list')} onClick={onOpenRow}>
          {items.map((person) => (
            <PersonRow key={person.id} person={person} />
          ))}
        </ul>
      ) : null}
      {first && length === 0 && next === null && !error ? <EmptyDirectory query={query} /> : null}
      {length > 0 && next === null && !isFiltered(query) ? <Invitation /> : null}
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

const isFiltered = ({ q, country, language, expertise }: PeopleQuery) => Boolean(q || country || language || expertise);

function EmptyDirectory({ query }: { query: PeopleQuery }) {
  const text = useText();
  if (!isFiltered(query))
    return (
      <Empty title={text('people.none')}>
        <Invitation />
      </Empty>
    );
  const isSearch = query.q !== '';
  return (
    <Empty title={text(isSearch ? 'people.noMatch' : 'people.none.filtered')}>
      {isSearch ? <p>{text('people.noMatch.why')}</p> : null}
      <Link className={styles['link']} to={paths.people}>
        {text('people.search.clear')}
      </Link>
    </Empty>
  );
}

function Invitation() {
  const text = useText();
  return (
    <div className={styles['invitation']}>
      <p>{text('people.none.why')}</p>
      <Link className={styles['link']} to={`${paths.settings}#privacy`}>
        {text('people.join')}
      </Link>
    </div>
  );
}

function ChosenExpertise({ query: { expertise, ...query } }: { query: PeopleQuery }) {
  const text = useText();
  return expertise === undefined ? null : (
    <div className={styles['terms']}>
      <p>{text('people.expertise.chosen', { expertise: isolate(expertise) })}</p>
      <Link className={styles['link']} to={toPeoplePath({ ...query, after: undefined })} preventScrollReset>
        {text('people.expertise.all')}
      </Link>
    </div>
  );
}

const TERMS_SHOWN = 6;

/** Links to the most frequent areas of expertise of the members that are loaded. */
function Expertise({ query, people }: { query: PeopleQuery; people: readonly ListedPerson[] }) {
  const text = useText();
  const counts = new Map<string, number>();
  for (const term of people.flatMap(({ expertise = [] }) => expertise)) counts.set(term, (counts.get(term) ?? 0) + 1);
  if (counts.size < 2) return null;
  const terms = [...counts].sort(([, a], [, b]) => b - a).slice(0, TERMS_SHOWN);
  return (
    <nav className={styles['terms']} aria-label={text('people.expertise')}>
      {terms.map(([expertise]) => (
        <Link
          key={expertise}
          className={chip['chip']}
          to={toPeoplePath({ ...query, expertise, after: undefined })}
          preventScrollReset
          dir="auto"
        >
          {expertise}
        </Link>
      ))}
    </nav>
  );
}
