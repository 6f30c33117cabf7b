import { Button } from '@adp/shared-ui';
import { ChoiceGroup, TextField } from '@adp/shared-ui/forms';
import { listOf } from '../../../lib/forms/values';
import { isMessageId, useText } from '../../../text';
import { fieldId } from './fieldId';
import type { FieldProps } from './FieldProps';
import styles from './Fields.module.css';
import { signsOf } from './signs';
import { useFaultText } from './useFaultText';
import { useFieldText } from './useFieldText';
import { useFieldValue } from './useFieldValue';
import { useFocusAfter } from './useFocusAfter';

const address = { type: 'url', inputMode: 'url', dir: 'ltr', spellCheck: false } as const;

/** A list of the member's own words or addresses, a line for each. Empty lines are not sent. */
export function LinesField({ kind, field, fault, faultAt }: FieldProps) {
  const text = useText();
  const faultText = useFaultText(kind);
  const { nameOf, labelOf, hintOf, entryOf } = useFieldText(kind);
  const { value, change, leave } = useFieldValue(field.name);
  const focusAfter = useFocusAfter();
  const { name, input, max = Infinity, eachMax = Infinity } = field;
  const lines = listOf(value);
  const addId = `${fieldId(field)}-add`;
  const addText = `write.add.${name}`;

  const tooLongAt = (place: number, line: string) =>
    signsOf(line, field) > eachMax ? faultText({ field, place, code: 'too-long' }, { [name]: lines }) : undefined;
  const add = () => {
    change([...lines, '']);
    focusAfter(fieldId(field, lines.length));
  };
  const take = (place: number) => {
    change(lines.filter((_, at) => at !== place));
    focusAfter(place < lines.length - 1 ? fieldId(field, place) : addId);
  };

  return (
    <ChoiceGroup id={fieldId(field)} legend={labelOf(field)} hint={hintOf(field)} error={fault}>
      {lines.length > 0 ? (
        <ul className={styles['lines']}>
          {lines.map((line, place) => (
            <li key={place}>
              <TextField
                {...(input === 'addresses' ? address : { dir: 'auto' })}
                id={fieldId(field, place)}
                name={name}
                label={entryOf(field, place)}
                error={tooLongAt(place, line) ?? faultAt(place)}
                value={line}
                onBlur={leave}
                onChange={({ target }) => change(lines.map((other, at) => (at === place ? target.value : other)))}
                end={
                  <button
                    type="button"
                    className={styles['take']}
                    aria-label={text('write.take', { name: entryOf(field, place) })}
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
            {isMessageId(addText) ? text(addText) : text('write.addOne', { field: nameOf(field) })}
          </Button>
        </div>
      ) : (
        <p className={styles['full']}>{text('write.full', { max })}</p>
      )}
    </ChoiceGroup>
  );
}
