import { contentKinds } from '@adp/shared-data/content';
import { PageTitle, WovenBand } from '@adp/shared-ui';
import { isolate } from '@adp/shared-ui/format';
import { useLastShown } from '@adp/shared-ui/lists';
import { SearchForm } from '@adp/shared-ui/search';
import { Suspense, use, useEffect, useRef } from 'react';
import { Link, useLoaderData, useLocation, useNavigate, useRevalidator } from 'react-router-dom';
import type { DeviceResults } from '../../api/searchIndex';
import { FirstKinds } from '../../components/search/FirstKinds';
import { OtherSearches } from '../../components/search/OtherSearches';
import { PeopleLink } from '../../components/search/PeopleLink';
import { ProgrammeLinks } from '../../components/search/ProgrammeLinks';
import { SearchHits } from '../../components/search/SearchHits';
import { LoadError } from '../../components/states/LoadError';
import { useToday } from '../../components/useToday';
import { type Kind, kinds } from '../../lib/kinds';
import { followPath, listPath, paths, searchPath } from '../../paths';
import { useText } from '../../text';
import section from '../../components/SectionPage.module.css';
import type { SearchData } from './loadSearch';
import styles from './SearchPage.module.css';

/** The search page of the whole site. The server's HTML includes the results. */
export function SearchPage() {
  const text = useText();
  const navigate = useNavigate();
  const { revalidate, state } = useRevalidator();
  const data = useLoaderData<SearchData>();
  const { query, only, results, suggested } = data;
  const { pathname, search } = useLocation();
  const answer = useLastShown(pathname + search, results?.answer);
  const title = text('search.page');
  return (
    <>
      <PageTitle
        page={query === '' ? title : text('search.page.title', { query: isolate(query) })}
        site={text('site')}
      />
      <meta name="robots" content="noindex" />
      <WovenBand />
      <div className={section['page']}>
        <h1>{title}</h1>
        <SearchForm
          ref={useFollowingField(query)}
          action={paths.search}
          label={text('search.label')}
          placeholder={text('search.placeholder')}
          submit={text('search.submit')}
          defaultValue={query}
          onSearch={(words) => void navigate(searchPath({ query: words.trim(), only }))}
        >
          {only ? <input type="hidden" name="in" value={only} /> : null}
        </SearchForm>
        {query === '' ? (
          <>
            <StartPoints />
            <Suspense fallback={<OtherSearches toAddress={toSearch} />}>
              <FirstSearches suggested={suggested} />
            </Suspense>
          </>
        ) : null}
        {answer ? <Results data={data} results={answer} /> : null}
        {results?.error ? (
          <LoadError
            code={results.error}
            what="part"
            isFetching={state === 'loading'}
            onRetry={() => void revalidate()}
          />
        ) : null}
      </div>
    </>
  );
}

/**
 * Returns a ref for the field, which shows the URL's query except while the reader types. The element is never
 * replaced, because it may have focus.
 */
function useFollowingField(query: string) {
  const field = useRef<HTMLInputElement>(null);
  const last = useRef(query);
  useEffect(() => {
    const { current } = field;
    if (current && (current !== document.activeElement || current.value.trim() === last.current)) current.value = query;
    last.current = query;
  }, [query]);
  return field;
}

function toSearch(query: string): string {
  return searchPath({ query });
}

function StartPoints() {
  const text = useText();
  return (
    <div>
      <p className={styles['count']}>{text('search.page.purpose')}</p>
      <ul className={section['links']}>
        {kinds.map((kind) => (
          <li key={kind}>
            <Link className={section['link']} to={listPath(kind)}>
              {text(`kind.${kind}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FirstSearches({ suggested }: Pick<SearchData, 'suggested'>) {
  const topics = suggested instanceof Promise ? use(suggested) : suggested;
  return <OtherSearches suggested={topics} toAddress={toSearch} />;
}

/** Returns the topic of a search: its words in one kind or in all kinds. */
const toTopic = (q: string, only: Kind | undefined) =>
  `${only ? contentKinds[only].collection : 'all'}?${new URLSearchParams({ q }).toString()}`;

interface ResultsProps {
  readonly data: SearchData;
  readonly results: DeviceResults;
}

function Results({ data: { query, only, after }, results }: ResultsProps) {
  const text = useText();
  const { items, count, next, asOf } = results;
  const today = useToday(asOf);
  const address = (choice: { readonly only?: Kind | undefined; readonly after?: string }) =>
    searchPath({ query, ...choice });
  return (
    <section className={styles['results']} aria-label={text('search.results')}>
      <div className={styles['count']} role="status">
        <p>{text('search.count', { count: count.count, query: isolate(query) })}</p>
        {results.partial ? <p>{text('search.partial')}</p> : null}
        {results.first ? <FirstKinds kinds={results.first} /> : null}
        {results.newestOnly ? <p>{text('search.newest')}</p> : null}
      </div>
      <ProgrammeLinks query={query} />
      {results.people ? <PeopleLink people={results.people} /> : null}
      <Link className={section['link']} to={followPath(toTopic(query, only))}>
        {text('search.follow')}
      </Link>
      <SearchHits
        query={query}
        entries={items}
        counts={results.kinds}
        only={only}
        today={today}
        toAddress={(kind) => address({ only: kind })}
      />
      {items.length === 0 ? (
        <>
          <p>{text('search.none.why')}</p>
          <OtherSearches suggested={results.suggested} toAddress={toSearch} />
        </>
      ) : null}
      {after ? (
        <Link className={section['link']} to={address({ only })}>
          {text('search.start')}
        </Link>
      ) : null}
      {next === null ? null : (
        <Link className={section['link']} to={address({ only, after: next })}>
          {text('search.more')}
        </Link>
      )}
    </section>
  );
}
