import { useId, useRef } from 'react';
import { useText } from '../../text';
import { useValueName } from '../useValueName';
import styles from './FilterPanel.module.css';
import { useFieldName } from './useFieldName';
import type { OptionName } from './useOptionName';
import { useSettledChoice } from './useSettledChoice';

interface FilterSelectProps {
  readonly name: string;
  readonly values: readonly string[];
  /** The default value of the filter; undefined if an unset filter matches any value. */
  readonly fallback: string | undefined;
  readonly chosen: string | undefined;
  /** Names an option. By default, its name is that of its value. */
  readonly nameOption?: (value: string) => OptionName;
  /** `replace` is true if the choice corrects the previous choice in the same visit to the field. */
  readonly onChoose: (value: string | undefined, replace: boolean) => void;
}

/** A filter with one value. A value in the URL that is not offered becomes an additional option. */
export function FilterSelect({ name, values, fallback, chosen, nameOption, onChoose }: FilterSelectProps) {
  const text = useText();
  const valueName = useValueName();
  const toName = nameOption ?? ((option: string) => ({ text: valueName(name, option), isEmpty: false }));
  const id = useId();
  const empty = fallback ?? '';
  const { value, choose, change, leave } = useSettledChoice(chosen ?? empty, (next, replace) =>
    onChoose(next === empty ? undefined : next, replace),
  );
  // True while the reader uses the keyboard, because arrow keys select each option on the way.
  const byKeyboard = useRef(false);
  const shown = chosen !== undefined && !values.includes(chosen) ? [chosen, ...values] : values;
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {useFieldName(name)}
      </label>
      <select
        className={styles['select']}
        id={id}
        name={name}
        value={value}
        onChange={({ target }) => (byKeyboard.current ? change(target.value) : choose(target.value))}
        onKeyDown={() => {
          byKeyboard.current = true;
        }}
        onPointerDown={() => {
          byKeyboard.current = false;
        }}
        onBlur={() => {
          byKeyboard.current = false;
          leave();
        }}
      >
        {fallback === undefined ? <option value="">{text('filter.any')}</option> : null}
        {shown.map((option) => {
          const { text: label, isEmpty } = toName(option);
          return (
            <option key={option} value={option} className={isEmpty ? styles['empty'] : undefined}>
              {label}
            </option>
          );
        })}
      </select>
    </div>
  );
}
