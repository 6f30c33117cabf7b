import { currentLocale } from '@adp/shared-ui';
import { useEffect, useId, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Kind } from '../../lib/kinds';
import { listPath } from '../../paths';
import { useText } from '../../text';
import { loadSearchResults } from './loadSearchResults';
import styles from './SearchField.module.css';

/** Typing goes into the address after this pause, in milliseconds. */
const pause = 200;

/** The search over all kinds. What is typed stands in the address as `?q=`; index and results load at the first focus. */
export function SearchField({ kind, onInk = false }: { kind: Kind; onInk?: boolean }) {
  const text = useText();
  const id = useId();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const query = params.get('q') ?? '';

  useEffect(() => {
    // A way back, or a link that ends the search: the field follows, but never under the reader's hands.
    if (input.current && document.activeElement !== input.current) input.current.value = query;
  }, [query]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (words: string) => {
    clearTimeout(timer.current);
    const address = words.trim() === '' ? '' : `?${new URLSearchParams({ q: words.trim() }).toString()}`;
    // Each pause is not a page to go back to; the list before the search is.
    void navigate(listPath(kind) + address, { replace: query !== '', preventScrollReset: true });
  };
  return (
    <form
      className={onInk ? `${styles['search']} ${styles['onInk']}` : styles['search']}
      role="search"
      action={listPath(kind)}
      onSubmit={(event) => {
        event.preventDefault();
        search(input.current?.value ?? '');
      }}
    >
      <label className={styles['label']} htmlFor={id}>
        {text('search.label')}
      </label>
      <input
        ref={input}
        className={styles['input']}
        id={id}
        name="q"
        type="search"
        defaultValue={query}
        maxLength={150}
        autoComplete="off"
        dir="auto"
        onFocus={() =>
          void loadSearchResults()
            .then(({ openSearch }) => openSearch(currentLocale()))
            .catch(noop)
        }
        onChange={({ target }) => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => search(target.value), pause);
        }}
      />
    </form>
  );
}

/** What fails ahead of the search is for the search itself to tell. */
function noop(): void {
  return undefined;
}
