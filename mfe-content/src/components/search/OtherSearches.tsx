import { Button } from '@adp/shared-ui';
import { Link } from 'react-router-dom';
import { useText } from '../../text';
import styles from './OtherSearches.module.css';
import { clearRecentSearches, useRecentSearches } from './recentSearches';

interface OtherSearchesProps {
  readonly suggested?: readonly string[] | undefined;
  readonly toAddress: (query: string) => string;
}

/** Suggested searches: the reader's recent searches, which are stored only on this device, and frequent topics. */
export function OtherSearches({ suggested = [], toAddress }: OtherSearchesProps) {
  const text = useText();
  const { isOn, queries } = useRecentSearches();
  return (
    <div className={styles['searches']}>
      {suggested.length > 0 ? (
        <nav aria-label={text('search.suggested')}>
          <p className={styles['name']}>{text('search.suggested')}</p>
          <Queries queries={suggested} toAddress={toAddress} />
        </nav>
      ) : null}
      {queries.length > 0 ? (
        <nav aria-label={text('search.recent')}>
          <p className={styles['name']}>{text('search.recent')}</p>
          <Queries queries={queries} toAddress={toAddress} />
          <div className={styles['choices']}>
            <Button secondary onClick={() => clearRecentSearches({ isOn: true })}>
              {text('search.recent.clear')}
            </Button>
            <Button secondary onClick={() => clearRecentSearches({ isOn: false })}>
              {text('search.recent.off')}
            </Button>
          </div>
        </nav>
      ) : null}
      {isOn ? null : (
        <div className={styles['choices']}>
          <Button secondary onClick={() => clearRecentSearches({ isOn: true })}>
            {text('search.recent.on')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Queries({ queries, toAddress }: { queries: readonly string[]; toAddress: (query: string) => string }) {
  return (
    <ul className={styles['queries']}>
      {queries.map((query) => (
        <li key={query}>
          <Link className={styles['query']} to={toAddress(query)} dir="auto">
            {query}
          </Link>
        </li>
      ))}
    </ul>
  );
}
