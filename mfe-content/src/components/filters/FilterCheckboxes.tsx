import { fold } from '@adp/shared-ui/format';
import { useId, useState } from 'react';
import { useText } from '../../text';
import { useValueName, useValueNames } from '../useValueName';
import styles from './FilterPanel.module.css';
import { useFieldName } from './useFieldName';
import type { OptionName } from './useOptionName';
import { useSettledChoice } from './useSettledChoice';

/** The minimum number of options for which a list has a search field. */
const FIND_FROM = 20;

interface FilterCheckboxesProps {
  readonly name: string;
  readonly values: readonly string[];
  readonly chosen: readonly string[];
  readonly nameOption: (value: string) => OptionName;
  /** `replace` is true if the choice corrects the previous choice in the same visit to the field. */
  readonly onChoose: (values: readonly string[], replace: boolean) => void;
}

/** A filter that matches any of several values. Values in the URL that are not offered come first. */
export function FilterCheckboxes({ name, values, chosen, nameOption, onChoose }: FilterCheckboxesProps) {
  const text = useText();
  const valueName = useValueName();
  const valueNames = useValueNames();
  const id = useId();
  // Values contain no spaces, so a space can separate them.
  const { value, change, leave } = useSettledChoice(chosen.join(' '), (next, replace) =>
    onChoose(toValues(next), replace),
  );
  const ticked = toValues(value);
  const [sought, setSought] = useState('');
  const options = [...chosen.filter((value) => !values.includes(value)), ...values];
  const shown =
    sought === '' ? options : options.filter((option) => fold(valueName(name, option)).includes(fold(sought)));
  return (
    <details className={styles['field']}>
      <summary className={styles['summary']}>
        <span className={styles['label']} id={id}>
          {`${useFieldName(name)} `}
        </span>
        <span className={styles['value']}>{ticked.length === 0 ? text('filter.any') : valueNames(name, ticked)}</span>
      </summary>
      <fieldset
        className={styles['group']}
        aria-labelledby={id}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) leave();
        }}
      >
        {options.length < FIND_FROM ? null : (
          <>
            <input
              className={styles['find']}
              type="search"
              aria-label={text('filter.find')}
              placeholder={text('filter.find')}
              maxLength={50}
              autoComplete="off"
              dir="auto"
              onChange={({ target }) => setSought(target.value.trim())}
              onKeyDown={(event) => {
                // Keep the Enter key from submitting the form.
                if (event.key === 'Enter') event.preventDefault();
              }}
            />
            <p className={styles['none']} role="status">
              {shown.length === 0 ? text('filter.find.none') : null}
            </p>
          </>
        )}
        <div className={styles['options']}>
          {shown.map((option) => {
            const { text: label, isEmpty } = nameOption(option);
            return (
              <label key={option} className={styles['option']}>
                <input
                  className={styles['box']}
                  type="checkbox"
                  name={name}
                  value={option}
                  checked={ticked.includes(option)}
                  onChange={({ target }) => {
                    const others = ticked.filter((tickedOption) => tickedOption !== option);
                    change((target.checked ? [...others, option].sort() : others).join(' '));
                  }}
                />
                <span className={isEmpty ? styles['empty'] : undefined}>{label}</span>
              </label>
            );
          })}
        </div>
      </fieldset>
    </details>
  );
}

function toValues(joined: string): readonly string[] {
  return joined.split(' ').filter((value) => value !== '');
}
