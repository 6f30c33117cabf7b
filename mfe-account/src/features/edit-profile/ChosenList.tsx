import { SelectField } from '@adp/shared-ui/forms';
import { useText } from '../../text';
import styles from './Lists.module.css';

interface ChosenListProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly values: readonly string[];
  readonly options: readonly string[];
  readonly max: number;
  readonly getName: (value: string) => string;
  readonly onChange: (values: readonly string[]) => void;
}

/** Several of a list: each choice adds one, each of them can be taken away. */
export function ChosenList({ id, label, hint, values, options, max, getName, onChange }: ChosenListProps) {
  const text = useText();
  return (
    <div className={styles['list']}>
      <SelectField
        id={id}
        label={label}
        hint={hint}
        value=""
        disabled={values.length >= max}
        onChange={({ target }) => target.value && onChange([...values, target.value])}
      >
        <option value="">{text('edit.choose')}</option>
        {options
          .filter((option) => !values.includes(option))
          .map((option) => (
            <option key={option} value={option}>
              {getName(option)}
            </option>
          ))}
      </SelectField>
      <ul className={styles['chips']}>
        {values.map((value) => (
          <li key={value}>
            <button
              className={styles['chip']}
              type="button"
              aria-label={text('edit.removeEntry', { name: getName(value) })}
              onClick={() => {
                onChange(values.filter((other) => other !== value));
                document.getElementById(id)?.focus();
              }}
            >
              {getName(value)}
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
