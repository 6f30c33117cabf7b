import { Button, currentLocale, plainPath, useLoaded } from '@adp/shared-ui';
import { TextField } from '@adp/shared-ui/forms';
import { isolate } from '@adp/shared-ui/format';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { memberReader } from '../../../api/memberData';
import { itemSource } from '../../../api/itemSource';
import { openSearch } from '../../../api/searchIndex';
import { isItemId } from '../../../lib/kinds';
import { getText } from '../../../lib/forms/toFormValues';
import { itemPath } from '../../../paths';
import { useText } from '../../../text';
import styles from '../files/Files.module.css';
import { fieldId, type FieldProps, useFieldValue } from './fieldBinding';
import { useFieldText } from './useFieldText';

interface Found {
  readonly id: string;
  readonly title: string;
}

/** Delay from the last keystroke to the search, in milliseconds. */
const PAUSE = 400;
const MAX_MATCHES = 6;

/** A field for another item of the same kind, which the member finds by title or URL. */
export function ReferenceInput({ kind, field, error }: FieldProps) {
  const text = useText();
  const { pathname } = useLocation();
  const { getName, getLabel, getHint } = useFieldText(kind);
  const { value, onChange } = useFieldValue(field.name);
  const [words, setWords] = useState('');
  const search = useRef<HTMLDivElement>(null);
  const id = getText(value);
  const { found, failed } = useMatches(kind, words);
  // Exclude the item that is being edited, because an item cannot refer to itself.
  const offered = found?.filter((match) => !pathname.includes(`/${match.id}/`));
  const choose = (next: string) => {
    onChange(next);
    setWords('');
    // The pressed button disappears, so move focus to the control in its place.
    requestAnimationFrame(() => search.current?.querySelector<HTMLElement>('input, button')?.focus());
  };
  if (id !== '')
    return (
      <div className={styles['field']} ref={search} role="group" aria-labelledby={`${fieldId(field)}-label`}>
        <p id={`${fieldId(field)}-label`} className={styles['label']}>
          {getLabel(field)}
        </p>
        <Chosen kind={kind} id={id} />
        {error ? <p className={styles['error']}>{error}</p> : null}
        <div>
          <Button secondary id={fieldId(field)} onClick={() => choose('')}>
            {text('write.reference.remove', { field: getName(field) })}
          </Button>
        </div>
      </div>
    );
  return (
    <div className={styles['field']} ref={search}>
      <TextField
        id={fieldId(field)}
        label={getLabel(field)}
        hint={getHint(field)}
        error={error}
        dir="auto"
        autoComplete="off"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <div role="status">
        {failed ? <p className={styles['error']}>{text('write.reference.failed')}</p> : null}
        {offered ? <p>{text('write.reference.found', { count: offered.length })}</p> : null}
      </div>
      {offered && offered.length > 0 ? (
        <ul className={styles['found']}>
          {offered.map((match) => (
            <li key={match.id}>
              <Button secondary onClick={() => choose(match.id)}>
                {text('write.reference.choose', { title: isolate(match.title) })}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Chosen({ kind, id }: { readonly kind: FieldProps['kind']; readonly id: string }) {
  const load = useCallback(async () => readTitle(kind, id), [kind, id]);
  const { part: title } = useLoaded(load);
  return (
    <p>
      <Link className={styles['link']} to={itemPath(kind, id)} target="_blank" rel="noopener" dir="auto">
        {title ?? id}
      </Link>
    </p>
  );
}

async function readTitle(kind: FieldProps['kind'], id: string): Promise<string> {
  const item = await (await memberReader()).get(itemSource(kind), id);
  return item?.title ?? id;
}

function useMatches(kind: FieldProps['kind'], words: string) {
  const [state, setState] = useState<{ readonly words: string; readonly matches?: readonly Found[] }>();
  const query = words.trim();
  useEffect(() => {
    if (query.length < 3) return undefined;
    let current = true;
    const clock = setTimeout(() => {
      findItems(kind, query).then(
        (matches) => current && setState({ words: query, matches }),
        () => current && setState({ words: query }),
      );
    }, PAUSE);
    return () => {
      current = false;
      clearTimeout(clock);
    };
  }, [kind, query]);
  const isCurrent = query.length >= 3 && state?.words === query;
  return { found: isCurrent ? state.matches : undefined, failed: isCurrent && state.matches === undefined };
}

async function findItems(kind: FieldProps['kind'], words: string): Promise<readonly Found[]> {
  const id = readAddress(kind, words);
  if (id !== undefined) {
    const item = await (await memberReader()).get(itemSource(kind), id);
    return item ? [{ id, title: item.title }] : [];
  }
  const { searcher } = await openSearch(currentLocale());
  return searcher
    .search(words, { limit: 30 })
    .filter((entry) => entry.kind === kind)
    .slice(0, MAX_MATCHES)
    .map(({ id: itemId, title }) => ({ id: itemId, title }));
}

/** Extracts the id from the URL of an item of this kind. Returns undefined for any other text. */
function readAddress(kind: FieldProps['kind'], words: string): string | undefined {
  const path = plainPath(URL.canParse(words) ? new URL(words).pathname : words);
  const start = itemPath(kind, '');
  const id = path.startsWith(start) ? path.slice(start.length).replace(/\/$/, '') : undefined;
  return isItemId(id) ? id : undefined;
}
