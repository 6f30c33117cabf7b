import { Button, currentLocale, savesData } from '@adp/shared-ui';
import { dayIn, readerZone } from '@adp/shared-ui/calendar';
import { isolate, joinWords, languageName } from '@adp/shared-ui/format';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { countKinds, describeQuery, groupByKind, type OpenIndex, toLanguage } from '@adp/shared-ui/search-index';
import { openSearch } from '../../api/searchIndex';
import type { Kind } from '../../lib/kinds';
import kindTexts from '../../messages/kinds-en.json';
import searchTexts from '../../messages/search-en.json';
import { listPath, searchPath } from '../../paths';
import { useText } from '../../text';
import { LoadError } from '../states/LoadError';
import { ListSkeleton } from '../states/ListSkeleton';
import { FirstKinds } from './FirstKinds';
import { OtherSearches } from './OtherSearches';
import { PeopleLink } from './PeopleLink';
import { ProgrammeLinks } from './ProgrammeLinks';
import { SearchHits } from './SearchHits';
import styles from './SearchResults.module.css';

export { openSearch };
export const texts = [kindTexts, searchTexts];

const maxResults = 50;

interface SearchResultsProps {
  /** The kind of the list from which the reader searches, and to which they return. */
  readonly from: Kind;
  readonly query: string;
  readonly only: Kind | undefined;
}

export function SearchResults({ from, query, only }: SearchResultsProps) {
  const text = useText();
  const { index, failed, retry, addOthers, addsOthers } = useIndex();
  const hits = index?.searcher.search(query, { limit: 500, lang: toLanguage(currentLocale()) });
  const { first, people } = describeQuery(query, hits ?? []);
  const shown = hits?.filter(({ kind }) => only === undefined || kind === only);
  const address = (kind?: Kind, words = query) =>
    `${listPath(from)}?${new URLSearchParams({ q: words, ...(kind ? { in: kind } : {}) }).toString()}`;
  const others = addsOthers ? [] : (index?.others() ?? []);
  // Report an empty result only after all languages have been searched, even with data saver.
  const isNowhereYet = hits?.length === 0 && (addsOthers || others.length > 0);
  const asksOthers = isNowhereYet && !addsOthers && !failed;
  useEffect(() => {
    if (asksOthers) addOthers();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- run once for each search without results, not for each function
  }, [asksOthers]);
  return (
    <section
      className={styles['results']}
      aria-busy={(!index || isNowhereYet) && !failed}
      aria-label={text('search.results')}
    >
      <div className={styles['count']} role="status">
        {shown && !isNowhereYet ? <p>{text('search.count', { count: shown.length, query: isolate(query) })}</p> : null}
        {shown?.[0]?.isPartial ? <p>{text('search.partial')}</p> : null}
        {first ? <FirstKinds kinds={first} /> : null}
        {index?.isNewestOnly() ? <p>{text('search.newest')}</p> : null}
      </div>
      {index?.isNewestOnly() ? (
        <Link className={styles['back']} to={searchPath({ query, only })}>
          {text('search.whole')}
        </Link>
      ) : null}
      <ProgrammeLinks query={query} />
      {people ? <PeopleLink people={people} /> : null}
      {failed ? <LoadError code={navigator.onLine ? 'unavailable' : 'offline'} what="part" onRetry={retry} /> : null}
      {(!index || isNowhereYet) && !failed ? <ListSkeleton /> : null}
      {hits && shown ? (
        <SearchHits
          entries={only ? shown.slice(0, maxResults) : groupByKind(shown)}
          query={query}
          counts={countKinds(hits)}
          only={only}
          today={dayIn(readerZone(), new Date())}
          toAddress={address}
          arriveLate
        />
      ) : null}
      {shown?.length === 0 && !isNowhereYet ? (
        <div className={styles['none']}>
          <p>{text('search.none.why')}</p>
          <Link className={styles['back']} to={listPath(from)}>
            {text('search.end')}
          </Link>
          <OtherSearches
            suggested={index?.searcher.suggest()}
            toAddress={(suggestion) => address(undefined, suggestion)}
          />
        </div>
      ) : null}
      {others.length > 0 && !isNowhereYet ? (
        <Button secondary onClick={addOthers}>
          {text('search.others', {
            languages: joinWords(
              others.map((code) => languageName(code)),
              currentLocale(),
            ),
          })}
        </Button>
      ) : null}
    </section>
  );
}

/** Loads the search index: first the reader's languages, then all other languages. */
function useIndex() {
  const [index, setIndex] = useState<OpenIndex>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // Adding languages changes the results but not the index object, so trigger a render.
  const [, setLanguages] = useState(0);
  const [addsOthers, setAddsOthers] = useState(false);
  useEffect(() => {
    let current = true;
    openSearch(currentLocale()).then(
      (opened) => {
        if (!current) return;
        setIndex(opened);
        // With data saver, the other languages load only on request.
        if (savesData()) return;
        setAddsOthers(true);
        // Ignore a failure, because a button offers a retry.
        void opened
          .addOthers()
          .catch(() => undefined)
          .finally(() => setAddsOthers(false));
      },
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [tries]);
  const retry = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  const addOthers = () => {
    index?.addOthers().then(
      () => setLanguages((count) => count + 1),
      () => setFailed(true),
    );
  };
  return { index, failed, retry, addOthers, addsOthers };
}
