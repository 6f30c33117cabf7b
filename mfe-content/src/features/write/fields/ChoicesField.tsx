import { Choice, ChoiceGroup } from '@adp/shared-ui/forms';
import { useValueName } from '../../../components/useValueName';
import { listOf } from '../../../lib/forms/values';
import { fieldId } from './fieldId';
import type { FieldProps } from './FieldProps';
import styles from './Fields.module.css';
import { useFaultText } from './useFaultText';
import { useFieldText } from './useFieldText';
import { useFieldValue } from './useFieldValue';

/** More options than these stand in columns. */
const COLUMN = 8;

/** Several of a controlled list. Too many can be ticked, and are told at once: a box that does not answer says nothing. */
export function ChoicesField({ kind, field, fault, faultAt }: FieldProps) {
  const valueName = useValueName();
  const faultText = useFaultText(kind);
  const { labelOf, hintOf } = useFieldText(kind);
  const { value, change, leave } = useFieldValue(field.name);
  const { name, named = name, options = [], max = options.length } = field;
  const chosen = listOf(value);
  // What an older form offered can still be taken away.
  const shown = [...options, ...chosen.filter((one) => !options.includes(one))];
  const tooMany = chosen.length > max ? faultText({ field, code: 'too-many' }, { [name]: chosen }) : undefined;
  // What the summary says comes first: the two say the same.
  const error = fault ?? chosen.map((_, place) => faultAt(place)).find(Boolean) ?? tooMany;
  return (
    <ChoiceGroup id={fieldId(field)} legend={labelOf(field)} hint={hintOf(field)} error={error}>
      <div className={shown.length > COLUMN ? styles['columns'] : styles['field']}>
        {shown.map((option) => (
          <Choice
            key={option}
            name={name}
            value={option}
            label={valueName(named, option)}
            aria-invalid={error !== undefined}
            checked={chosen.includes(option)}
            onBlur={leave}
            onChange={({ target }) =>
              change(shown.filter((one) => (one === option ? target.checked : chosen.includes(one))))
            }
          />
        ))}
      </div>
      <p role="status" className={styles['said']}>
        {tooMany}
      </p>
    </ChoiceGroup>
  );
}
