import { entryKey, type SearchHit as Hit } from '@adp/shared-ui/search-index';
import { useReturnPlace } from '@adp/shared-ui/lists';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { kinds, type Kind } from '../../lib/kinds';
import { itemPath } from '../../paths';
import { useText } from '../../text';
import { Ledger } from '../cards/Ledger';
import { addRecentSearch } from './recentSearches';
import { SearchHit } from './SearchHit';
import styles from './SearchHits.module.css';

interface SearchHitsProps {
  readonly query: string;
  readonly entries: readonly Hit[];
  /** How many were found of each kind. */
  readonly counts: Readonly<Partial<Record<Kind, number>>>;
  readonly only: Kind | undefined;
  /** The reader's day, as 2026-11-22. */
  readonly today: string;
  /** The address of the same search in one kind, or in all. */
  readonly toAddress: (kind?: Kind) => string;
  /** They come after their page, as the index does. */
  readonly arriveLate?: boolean;
}

/** What a search has found, and the kinds to narrow it to. */
export function SearchHits({ query, entries, counts, only, today, toAddress, arriveLate = false }: SearchHitsProps) {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  const rememberOpened = useReturnPlace(list, true, arriveLate);
  const all = kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
  return (
    <>
      {all > 0 ? (
        <ul className={styles['kinds']} aria-label={text('search.kinds')}>
          {[undefined, ...kinds].map((kind) => {
            const count = kind ? (counts[kind] ?? 0) : all;
            if (count === 0) return null;
            return (
              <li key={kind ?? 'all'}>
                <Link
                  className={styles['kind']}
                  to={toAddress(kind)}
                  replace
                  preventScrollReset
                  aria-current={kind === only ? 'true' : undefined}
                >
                  {text('search.kind', { kind: text(kind ? `kind.${kind}` : 'search.all'), count })}
                </Link>
              </li>
            );
          })}
        </ul>
      ) : null}
      {entries.length > 0 ? (
        <div
          ref={list}
          onClick={(event) => {
            rememberOpened(event);
            // A search that led somewhere is worth repeating; what is typed on the way is not.
            if (event.target instanceof Element && event.target.closest('a')) addRecentSearch(query);
          }}
        >
          <Ledger
            label={text('search.results')}
            items={entries.map((entry) => ({ ...entry, key: entryKey(entry) }))}
            card={(entry) => <SearchHit entry={entry} to={itemPath(entry.kind, entry.id)} today={today} />}
          />
        </div>
      ) : null}
    </>
  );
}
