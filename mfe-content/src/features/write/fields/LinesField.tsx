import { Button } from '@adp/shared-ui';
import { ChoiceGroup, TextField } from '@adp/shared-ui/forms';
import { getList } from '../../../lib/forms/toFormValues';
import { isMessageId, useText } from '../../../text';
import { fieldId } from './fieldId';
import type { FieldProps } from './FieldProps';
import styles from './Fields.module.css';
import { countCharacters } from './countCharacters';
import { useErrorText } from './useErrorText';
import { useFieldText } from './useFieldText';
import { useFieldValue } from './useFieldValue';
import { useDeferredFocus } from './useDeferredFocus';

const address = { type: 'url', inputMode: 'url', dir: 'ltr', spellCheck: false } as const;

/** A list of the member's own words or addresses, a line for each. Empty lines are not sent. */
export function LinesField({ kind, field, error, getError }: FieldProps) {
  const text = useText();
  const errorText = useErrorText(kind);
  const { getName, getLabel, getHint, getEntryName } = useFieldText(kind);
  const { value, onChange, onBlur } = useFieldValue(field.name);
  const focusAfter = useDeferredFocus();
  const { name, input, max = Infinity, eachMax = Infinity } = field;
  const lines = getList(value);
  const addId = `${fieldId(field)}-add`;
  const addText = `write.add.${name}`;

  const tooLongAt = (place: number, line: string) =>
    countCharacters(line, field) > eachMax
      ? errorText({ field, index: place, code: 'too-long' }, { [name]: lines })
      : undefined;
  const add = () => {
    onChange([...lines, '']);
    focusAfter(fieldId(field, lines.length));
  };
  const take = (place: number) => {
    onChange(lines.filter((_, at) => at !== place));
    focusAfter(place < lines.length - 1 ? fieldId(field, place) : addId);
  };

  return (
    <ChoiceGroup id={fieldId(field)} legend={getLabel(field)} hint={getHint(field)} error={error}>
      {lines.length > 0 ? (
        <ul className={styles['lines']}>
          {lines.map((line, place) => (
            <li key={place}>
              <TextField
                {...(input === 'addresses' ? address : { dir: 'auto' })}
                id={fieldId(field, place)}
                name={name}
                label={getEntryName(field, place)}
                error={tooLongAt(place, line) ?? getError(place)}
                value={line}
                onBlur={onBlur}
                onChange={({ target }) => onChange(lines.map((other, at) => (at === place ? target.value : other)))}
                end={
                  <button
                    type="button"
                    className={styles['remove']}
                    aria-label={text('write.remove', { name: getEntryName(field, place) })}
                    onClick={() => take(place)}
                  >
                    <span aria-hidden="true">×</span>
                  </button>
                }
              />
            </li>
          ))}
        </ul>
      ) : null}
      {lines.length < max ? (
        <div>
          <Button quiet id={addId} onClick={add}>
            {isMessageId(addText) ? text(addText) : text('write.addOne', { field: getName(field) })}
          </Button>
        </div>
      ) : (
        <p className={styles['full']}>{text('write.full', { max })}</p>
      )}
    </ChoiceGroup>
  );
}
