import { useId } from 'react';
import { isMessageId, useText } from '../../text';
import { useValueName } from '../useValueName';
import { useSettledChoice } from './useSettledChoice';
import styles from './FilterPanel.module.css';

interface FilterSelectProps {
  readonly name: string;
  readonly values: readonly string[];
  /** The value where nothing is chosen; without one, any value matches. */
  readonly fallback: string | undefined;
  readonly chosen: string | undefined;
  /** `replace`: the choice corrects one that was made just before in the same field. */
  readonly onChoose: (value: string | undefined, replace: boolean) => void;
}

/** One filter with its options. A value from the address that is not among them is added. */
export function FilterSelect({ name, values, fallback, chosen, onChoose }: FilterSelectProps) {
  const text = useText();
  const valueName = useValueName();
  const id = useId();
  const label = `filter.${name}`;
  const empty = fallback ?? '';
  const select = useSettledChoice(chosen ?? empty, (value, replace) =>
    onChoose(value === empty ? undefined : value, replace),
  );
  const shown = chosen !== undefined && !values.includes(chosen) ? [chosen, ...values] : values;
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {isMessageId(label) ? text(label) : name}
      </label>
      <select className={styles['select']} id={id} name={name} {...select}>
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
