import { useId } from 'react';
import { isMessageId, useText } from '../../text';
import { useValueName } from '../useValueName';
import styles from './FilterPanel.module.css';

interface FilterSelectProps {
  readonly name: string;
  readonly values: readonly string[];
  /** The value where nothing is chosen; without one, any value matches. */
  readonly fallback: string | undefined;
  readonly chosen: string | undefined;
  readonly onChoose: (value: string | undefined) => void;
}

/** One filter with its options. A value from the address that is not among them is added. */
export function FilterSelect({ name, values, fallback, chosen, onChoose }: FilterSelectProps) {
  const text = useText();
  const valueName = useValueName();
  const id = useId();
  const label = `filter.${name}`;
  const shown = chosen !== undefined && !values.includes(chosen) ? [chosen, ...values] : values;
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {isMessageId(label) ? text(label) : name}
      </label>
      <select
        className={styles['select']}
        id={id}
        name={name}
        value={chosen ?? fallback ?? ''}
        onChange={({ target }) => onChoose(target.value === (fallback ?? '') ? undefined : target.value)}
      >
        {fallback === undefined ? <option value="">{text('filter.any')}</option> : null}
        {shown.map((value) => (
          <option key={value} value={value}>
            {valueName(name, value)}
          </option>
        ))}
      </select>
    </div>
  );
}
