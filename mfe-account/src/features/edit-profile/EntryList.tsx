import { Button } from '@adp/shared-ui';
import { ChoiceGroup, TextField } from '@adp/shared-ui/forms';
import { useText } from '../../text';
import styles from './Lists.module.css';

interface EntryListProps {
  readonly id: string;
  readonly legend: string;
  readonly hint: string;
  readonly add: string;
  readonly values: readonly string[];
  readonly max: number;
  /** Entries are addresses of pages. */
  readonly url?: boolean;
  /** By the place among the entries that are not empty, as the schema counts them. */
  readonly getError: (place: number) => string | undefined;
  readonly error: string | undefined;
  readonly onChange: (values: readonly string[]) => void;
}

/** A list of short texts, a field for each; empty ones are not saved. */
export function EntryList({
  id,
  legend,
  hint,
  add,
  values,
  max,
  url = false,
  getError,
  error,
  onChange,
}: EntryListProps) {
  const text = useText();
  const places = toPlaces(values);
  return (
    <ChoiceGroup id={id} legend={legend} hint={hint} error={error}>
      <ul className={styles['entries']}>
        {values.map((value, index) => {
          const place = places[index] ?? index;
          return (
            <li key={index} className={styles['entry']}>
              <TextField
                id={`${id}-${place}`}
                label={text('edit.entry', { list: legend, place: index + 1 })}
                value={value}
                error={getError(place)}
                {...(url
                  ? { type: 'url', inputMode: 'url' as const, dir: 'ltr', placeholder: 'https://' }
                  : { dir: 'auto' })}
                onChange={({ target }) => onChange(values.map((other, at) => (at === index ? target.value : other)))}
              />
              <Button
                quiet
                aria-label={text('edit.removeEntry', {
                  name: value || text('edit.entry', { list: legend, place: index + 1 }),
                })}
                onClick={() => {
                  onChange(values.filter((_, at) => at !== index));
                  document.getElementById(id)?.focus();
                }}
              >
                {text('edit.remove')}
              </Button>
            </li>
          );
        })}
      </ul>
      {values.length < max ? (
        <div>
          <Button quiet onClick={() => onChange([...values, ''])}>
            {add}
          </Button>
        </div>
      ) : null}
    </ChoiceGroup>
  );
}

/** For each entry its place among those that are not empty; an empty one has one of its own, behind them. */
function toPlaces(values: readonly string[]): readonly number[] {
  let filled = 0;
  return values.map((value, index) => (value.trim() ? filled++ : values.length + index));
}
