import { entryKey, type SearchHit as Hit } from '@adp/shared-ui/search-index';
import { useReturnPlace } from '@adp/shared-ui/lists';
import { type MouseEvent, useRef } from 'react';
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
  /** The results, best first. A search of all kinds groups them by kind. */
  readonly entries: readonly Hit[];
  readonly counts: Readonly<Partial<Record<Kind, number>>>;
  readonly only: Kind | undefined;
  /** The current date in the reader's time zone, such as `2026-11-22`. */
  readonly today: string;
  readonly toAddress: (kind?: Kind) => string;
  /** True if the results arrive after the page has rendered, like results from the search index. */
  readonly arriveLate?: boolean;
}

export function SearchHits({ query, entries, counts, only, today, toAddress, arriveLate = false }: SearchHitsProps) {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  const rememberOpened = useReturnPlace(list, true, arriveLate);
  const all = kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
  const open = (event: MouseEvent) => {
    rememberOpened(event);
    // Store the search only when the reader opens a result, because a search without a useful result is not worth repeating.
    if (event.target instanceof Element && event.target.closest('article a')) addRecentSearch(query);
  };
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
        // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions -- handles clicks that bubble from its links, including clicks by the Enter key
        <div ref={list} className={styles['found']} onClick={open}>
          {only ? (
            <Hits label={text('search.results')} entries={entries} today={today} />
          ) : (
            [...new Set(entries.map(({ kind }) => kind))].map((kind) => (
              <Group
                key={kind}
                kind={kind}
                entries={entries.filter((entry) => entry.kind === kind)}
                count={counts[kind] ?? 0}
                today={today}
                address={toAddress(kind)}
              />
            ))
          )}
        </div>
      ) : null}
    </>
  );
}

interface GroupProps {
  readonly kind: Kind;
  readonly entries: readonly Hit[];
  readonly count: number;
  readonly today: string;
  readonly address: string;
}

function Group({ kind, entries, count, today, address }: GroupProps) {
  const text = useText();
  const name = text(`kind.${kind}`);
  return (
    <div className={styles['group']}>
      <h2>{name}</h2>
      <Hits label={name} entries={entries} today={today} isGrouped />
      {count > entries.length ? (
        <Link className={styles['all']} to={address}>
          {text('search.group', { kind: name, count })}
        </Link>
      ) : null}
    </div>
  );
}

interface HitsProps {
  readonly label: string;
  readonly entries: readonly Hit[];
  readonly today: string;
  readonly isGrouped?: boolean;
}

function Hits({ label, entries, today, isGrouped = false }: HitsProps) {
  return (
    <Ledger
      label={label}
      items={entries.map((entry) => ({ ...entry, key: entryKey(entry) }))}
      card={(entry) => (
        <SearchHit entry={entry} to={itemPath(entry.kind, entry.id)} today={today} isGrouped={isGrouped} />
      )}
    />
  );
}
