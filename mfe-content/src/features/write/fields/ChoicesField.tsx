import { Choice, ChoiceGroup } from '@adp/shared-ui/forms';
import { useValueName } from '../../../components/useValueName';
import { getList } from '../../../lib/forms/toFormValues';
import { fieldId } from './fieldId';
import type { FieldProps } from './FieldProps';
import styles from './Fields.module.css';
import { useErrorText } from './useErrorText';
import { useFieldText } from './useFieldText';
import { useFieldValue } from './useFieldValue';

/** More options than these stand in columns. */
const COLUMN = 8;

/** Several of a controlled list. Too many can be ticked, and are told at once: a box that does not answer says nothing. */
export function ChoicesField({ kind, field, error, getError }: FieldProps) {
  const valueName = useValueName();
  const errorText = useErrorText(kind);
  const { getLabel, getHint } = useFieldText(kind);
  const { value, onChange, onBlur } = useFieldValue(field.name);
  const { name, named = name, options = [], max = options.length } = field;
  const chosen = getList(value);
  // What an older form offered can still be taken away.
  const shown = [...options, ...chosen.filter((one) => !options.includes(one))];
  const tooMany = chosen.length > max ? errorText({ field, code: 'too-many' }, { [name]: chosen }) : undefined;
  // What the summary says comes first: the two say the same.
  const shownError = error ?? chosen.map((_, place) => getError(place)).find(Boolean) ?? tooMany;
  return (
    <ChoiceGroup id={fieldId(field)} legend={getLabel(field)} hint={getHint(field)} error={shownError}>
      <div className={shown.length > COLUMN ? styles['columns'] : styles['field']}>
        {shown.map((option) => (
          <Choice
            key={option}
            name={name}
            value={option}
            label={valueName(named, option)}
            aria-invalid={shownError !== undefined}
            checked={chosen.includes(option)}
            onBlur={onBlur}
            onChange={({ target }) =>
              onChange(shown.filter((one) => (one === option ? target.checked : chosen.includes(one))))
            }
          />
        ))}
      </div>
      <p role="status" className={styles['liveStatus']}>
        {tooMany}
      </p>
    </ChoiceGroup>
  );
}
