import { Button } from '@adp/shared-ui';
import { SelectField } from '@adp/shared-ui/forms';
import { useMemo, useState } from 'react';
import { useValueName } from '../../../components/useValueName';
import type { FieldInput } from '../../../lib/forms/Field';
import { getList } from '../../../lib/forms/toFormValues';
import { useText } from '../../../text';
import { fieldId } from './fieldId';
import type { FieldProps } from './FieldProps';
import styles from './Fields.module.css';
import { LanguageOptions } from './LanguageOptions';
import { PlaceOptions } from './PlaceOptions';
import { useFieldText } from './useFieldText';
import { useFieldValue } from './useFieldValue';
import { useDeferredFocus } from './useDeferredFocus';
import { useAfterFirstRender } from './useAfterFirstRender';

/**
 * Several countries or languages. What the select shows counts already; the button makes it an entry that stands by itself
 * and frees the select for another. Choosing alone does not: with arrow keys, every option on the way is chosen for a moment.
 */
export function ChosenField({ kind, field, error, getError }: FieldProps) {
  const text = useText();
  const valueName = useValueName();
  const { getName, getLabel, getHint } = useFieldText(kind);
  const { value, onChange, onBlur } = useFieldValue(field.name);
  const [open, setOpen] = useState('');
  const [status, setStatus] = useState('');
  const focusAfter = useDeferredFocus();
  const chosen = getList(value);
  const shown = chosen.includes(open) ? open : '';
  const entries = useMemo(() => getList(value).filter((code) => code !== shown), [value, shown]);
  const { input, max = Infinity } = field;
  const full = entries.length >= max;
  const drawn = useAfterFirstRender();
  const codeName = (code: string) => valueName(input === 'languages' ? 'language' : 'country', code);

  const pick = (code: string) => {
    onChange(code === '' ? entries : [...entries, code]);
    setOpen(code);
  };
  const addChosen = () => {
    if (shown !== '') setStatus(text('write.added', { name: codeName(shown) }));
    setOpen('');
    // A select that takes no more cannot have the keyboard: it stays on the button then.
    if (chosen.length < max) document.getElementById(fieldId(field))?.focus();
  };
  const removeChosen = (place: number, code: string) => {
    onChange(chosen.filter((one) => one !== code));
    setStatus(text('write.removed', { name: codeName(code) }));
    focusAfter(place < entries.length - 1 ? fieldId(field, place) : fieldId(field));
  };

  return (
    <div className={styles['list']}>
      <SelectField
        id={fieldId(field)}
        label={getLabel(field)}
        hint={getHint(field)}
        error={error ?? chosen.map((_, place) => getError(place)).find(Boolean)}
        value={shown}
        disabled={full}
        onBlur={onBlur}
        onChange={({ target }) => pick(target.value)}
        end={
          <span className={styles['beside']}>
            <Button
              quiet
              aria-disabled={full}
              aria-label={text('write.addOne', { field: getName(field) })}
              onClick={addChosen}
            >
              {text('write.add')}
            </Button>
          </span>
        }
      >
        <option value="">{text(full ? 'write.full' : 'write.choose', { max })}</option>
        {drawn ? <Offered input={input} without={entries} /> : null}
      </SelectField>
      {entries.length > 0 ? (
        <ul className={styles['chips']} aria-label={text('write.chosen', { field: getName(field) })}>
          {entries.map((code, place) => (
            <li key={code}>
              <button
                id={fieldId(field, place)}
                type="button"
                className={styles['chip']}
                aria-label={text('write.remove', { name: codeName(code) })}
                onClick={() => removeChosen(place, code)}
              >
                {codeName(code)}
                <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <p role="status" className={styles['liveStatus']}>
        {status}
      </p>
    </div>
  );
}

function Offered({ input, without }: { readonly input: FieldInput; readonly without: readonly string[] }) {
  return input === 'languages' ? <LanguageOptions without={without} /> : <PlaceOptions without={without} withRegions />;
}
