import { currentLocale } from '@adp/shared-ui';
import { useEffect, useId, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Kind } from '../../lib/kinds';
import { listPath } from '../../paths';
import { useText } from '../../text';
import { loadSearchResults } from './loadSearchResults';
import styles from './SearchField.module.css';

/** Debounce of typing before it goes into the address, in milliseconds. */
const pause = 200;

/** The search over all kinds. The query is in the address as `?q=`; index and results load at the first focus. */
export function SearchField({ kind, onInk = false }: { kind: Kind; onInk?: boolean }) {
  const text = useText();
  const id = useId();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const query = params.get('q') ?? '';

  useEffect(() => {
    // After "back" or a link that ends the search the field follows the address, but never while the reader types.
    if (input.current && document.activeElement !== input.current) input.current.value = query;
  }, [query]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (words: string) => {
    clearTimeout(timer.current);
    const only = params.get('in');
    const choice = { q: words.trim(), ...(only === null ? {} : { in: only }) };
    const address = words.trim() === '' ? '' : `?${new URLSearchParams(choice).toString()}`;
    // "Back" leads to the list before the search, not to each query.
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
      <div className={styles['line']}>
        <svg className={styles['icon']} viewBox="0 0 20 20" aria-hidden="true">
          <path d="M13 13l5 5M8.5 15a6.5 6.5 0 100-13 6.5 6.5 0 000 13z" />
        </svg>
        <input
          ref={input}
          className={styles['input']}
          id={id}
          name="q"
          type="search"
          placeholder={text('search.placeholder')}
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
        <button className={styles['submit']}>{text('search.submit')}</button>
      </div>
    </form>
  );
}

/** An error of the preload is reported by the search itself. */
function noop(): void {
  return undefined;
}
