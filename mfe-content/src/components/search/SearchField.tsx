import { currentLocale } from '@adp/shared-ui';
import { SearchForm } from '@adp/shared-ui/search';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { kinds, type Kind } from '../../lib/kinds';
import { listPath, paths, searchPath } from '../../paths';
import { useText } from '../../text';
import { loadSearchResults } from './loadSearchResults';

/** Delay from the last keystroke to updating the URL, in milliseconds. */
const pause = 200;

/** A search field over all kinds. The URL contains the query as `?q=`. Index and results load on first focus. */
export function SearchField({ kind, onInk = false }: { kind: Kind; onInk?: boolean }) {
  const text = useText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const query = params.get('q') ?? '';

  useEffect(() => {
    // Update the field when the URL changes, for example after going back, but never while the reader is typing.
    if (input.current && document.activeElement !== input.current) input.current.value = query;
  }, [query]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (words: string) => {
    clearTimeout(timer.current);
    const only = params.get('in');
    const choice = { q: words.trim(), ...(only === null ? {} : { in: only }) };
    const address = words.trim() === '' ? '' : `?${new URLSearchParams(choice).toString()}`;
    // Add only one history entry, so that going back leads to the list and not to every typed query.
    void navigate(listPath(kind) + address, { replace: query !== '', preventScrollReset: true });
  };
  return (
    <SearchForm
      ref={input}
      action={paths.search}
      label={text('search.label')}
      placeholder={text('search.placeholder')}
      submit={text('search.submit')}
      defaultValue={query}
      onInk={onInk}
      // Show results on their own page, as without JavaScript, because results in this page may be out of view.
      onSearch={(words) => {
        clearTimeout(timer.current);
        const only = kinds.find((candidate) => candidate === params.get('in'));
        void navigate(searchPath({ query: words.trim(), only }));
      }}
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
  );
}

/** Ignores an error of the preload, because the search reports it. */
function noop(): void {
  return undefined;
}
