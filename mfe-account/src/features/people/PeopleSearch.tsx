import { memberStates } from '@adp/shared-data/fields';
import { Button, currentLocale, localPath } from '@adp/shared-ui';
import { SelectField, SelectOptions, TextField } from '@adp/shared-ui/forms';
import { countryName, languages, spokenLanguageName } from '@adp/shared-ui/places';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { PeopleQuery } from '../../api/PeopleQuery';
import { paths, peopleMapPath } from '../../paths';
import { useText } from '../../text';
import { readQuery, toPeoplePath } from './query';
import styles from './PeopleSearch.module.css';

const fields = ['q', 'country', 'language'] as const;

/** The search and the filters of the directory. Works without JavaScript, because the form submits to `?q=`. */
export function PeopleSearch({ query }: { query: PeopleQuery }) {
  const { q, country, language, expertise } = query;
  const text = useText();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const values = { q, country, language };
    for (const name of fields) {
      const field = form.current?.elements.namedItem(name);
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      // Update the fields after navigation, but never overwrite what the reader is typing or choosing.
      if (isField && document.activeElement !== field) field.value = values[name] ?? '';
    }
  }, [q, country, language]);
  const submitForm = ({ target }: ChangeEvent<HTMLSelectElement>) => target.form?.requestSubmit();
  const locale = currentLocale();
  return (
    <form
      ref={form}
      className={styles['search']}
      role="search"
      action={localPath(paths.people)}
      onSubmit={(event) => {
        event.preventDefault();
        const params = new URLSearchParams();
        for (const [name, value] of new FormData(event.currentTarget))
          if (typeof value === 'string') params.set(name, value);
        void navigate(toPeoplePath(readQuery(params)), { replace: true, preventScrollReset: true });
      }}
    >
      {expertise ? <input type="hidden" name="expertise" value={expertise} /> : null}
      <TextField
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
      <div className={styles['selects']}>
        <SelectField
          id="people-country"
          name="country"
          label={text('people.country')}
          defaultValue={country ?? ''}
          onChange={submitForm}
        >
          <option value="">{text('people.country.all')}</option>
          <SelectOptions values={sortByName(memberStates, countryName, locale)} getName={(code) => countryName(code)} />
        </SelectField>
        <SelectField
          id="people-language"
          name="language"
          label={text('people.language')}
          defaultValue={language ?? ''}
          onChange={submitForm}
        >
          <option value="">{text('people.language.all')}</option>
          <SelectOptions values={languages(locale)} getName={(code) => spokenLanguageName(code)} />
        </SelectField>
      </div>
      <Link className={styles['link']} to={peopleMapPath(country)}>
        {text('people.map')}
      </Link>
    </form>
  );
}

function sortByName(codes: readonly string[], getName: (code: string, locale: string) => string, locale: string) {
  const { compare } = new Intl.Collator(locale);
  return [...codes].sort((a, b) => compare(getName(a, locale), getName(b, locale)));
}
