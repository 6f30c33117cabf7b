import { Button, localPath } from '@adp/shared-ui';
import { TextField } from '@adp/shared-ui/forms';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PeopleQuery } from '../../api/PeopleQuery';
import { paths } from '../../paths';
import { useText } from '../../text';
import { toPeoplePath } from './query';
import styles from './PeopleSearch.module.css';

/** The search form of the directory. Works without JavaScript, because the form submits to `?q=`. */
export function PeopleSearch({ query }: { query: PeopleQuery }) {
  const { q, country } = query;
  const text = useText();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Update the field after navigation, but never overwrite text that the reader is typing.
    if (input.current && document.activeElement !== input.current) input.current.value = q;
  }, [q]);
  return (
    <form
      className={styles['search']}
      role="search"
      action={localPath(paths.people)}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = input.current?.value.trim() ?? '';
        void navigate(toPeoplePath({ q: typed, country }), { replace: true, preventScrollReset: true });
      }}
    >
      {country ? <input type="hidden" name="country" value={country} /> : null}
      <TextField
        ref={input}
        id="people-q"
        name="q"
        type="search"
        label={text('people.search.label')}
        defaultValue={q}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        dir="auto"
        end={<Button type="submit">{text('people.search.submit')}</Button>}
      />
    </form>
  );
}
