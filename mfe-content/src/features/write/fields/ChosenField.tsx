import { Button } from '@adp/shared-ui';
import { SelectField } from '@adp/shared-ui/forms';
import { useMemo, useState } from 'react';
import { useValueName } from '../../../components/useValueName';
import type { FieldInput } from '../../../lib/forms/Field';
import { listOf } from '../../../lib/forms/values';
import { useText } from '../../../text';
import { fieldId } from './fieldId';
import type { FieldProps } from './FieldProps';
import styles from './Fields.module.css';
import { LanguageOptions } from './LanguageOptions';
import { PlaceOptions } from './PlaceOptions';
import { useFieldText } from './useFieldText';
import { useFieldValue } from './useFieldValue';
import { useFocusAfter } from './useFocusAfter';
import { useOnceShown } from './useOnceShown';

/**
 * Several countries or languages. What the select shows counts already; the button makes it an entry that stands by itself
 * and frees the select for another. Choosing alone does not: with arrow keys, every option on the way is chosen for a moment.
 */
export function ChosenField({ kind, field, fault, faultAt }: FieldProps) {
  const text = useText();
  const valueName = useValueName();
  const { nameOf, labelOf, hintOf } = useFieldText(kind);
  const { value, change, leave } = useFieldValue(field.name);
  const [open, setOpen] = useState('');
  const [said, setSaid] = useState('');
  const focusAfter = useFocusAfter();
  const chosen = listOf(value);
  const shown = chosen.includes(open) ? open : '';
  const entries = useMemo(() => listOf(value).filter((code) => code !== shown), [value, shown]);
  const { input, max = Infinity } = field;
  const full = entries.length >= max;
  const drawn = useOnceShown();
  const codeName = (code: string) => valueName(input === 'languages' ? 'language' : 'country', code);

  const pick = (code: string) => {
    change(code === '' ? entries : [...entries, code]);
    setOpen(code);
  };
  const keep = () => {
    if (shown !== '') setSaid(text('write.added', { name: codeName(shown) }));
    setOpen('');
    // A select that takes no more cannot have the keyboard: it stays on the button then.
    if (chosen.length < max) document.getElementById(fieldId(field))?.focus();
  };
  const take = (place: number, code: string) => {
    change(chosen.filter((one) => one !== code));
    setSaid(text('write.taken', { name: codeName(code) }));
    focusAfter(place < entries.length - 1 ? fieldId(field, place) : fieldId(field));
  };

  return (
    <div className={styles['list']}>
      <SelectField
        id={fieldId(field)}
        label={labelOf(field)}
        hint={hintOf(field)}
        error={fault ?? chosen.map((_, place) => faultAt(place)).find(Boolean)}
        value={shown}
        disabled={full}
        onBlur={leave}
        onChange={({ target }) => pick(target.value)}
        end={
          <span className={styles['beside']}>
            <Button
              quiet
              aria-disabled={full}
              aria-label={text('write.addOne', { field: nameOf(field) })}
              onClick={keep}
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
        <ul className={styles['chips']} aria-label={text('write.chosen', { field: nameOf(field) })}>
          {entries.map((code, place) => (
            <li key={code}>
              <button
                id={fieldId(field, place)}
                type="button"
                className={styles['chip']}
                aria-label={text('write.take', { name: codeName(code) })}
                onClick={() => take(place, code)}
              >
                {codeName(code)}
                <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <p role="status" className={styles['said']}>
        {said}
      </p>
    </div>
  );
}

function Offered({ input, without }: { readonly input: FieldInput; readonly without: readonly string[] }) {
  return input === 'languages' ? <LanguageOptions without={without} /> : <PlaceOptions without={without} withRegions />;
}
