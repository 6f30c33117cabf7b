import { useMemo, useState, type ReactNode } from 'react';
import { Button } from '../components/Button';
import { HiddenStatus, type LabelProps } from './FieldFrame';
import styles from './ListFields.module.css';
import { SelectField } from './SelectField';
import { useFocusAfterRender } from './useFocusAfterRender';

interface ChosenFieldTexts {
  readonly choose: string;
  /** Text that replaces `choose` when `max` values are selected. */
  readonly full?: string;
  readonly list?: string;
  readonly remove: (name: string) => string;
  /** Visible text and full name of the button that adds the selected option. Without a button, selecting an option adds it immediately. */
  readonly add?: { readonly text: string; readonly label: string };
  readonly added?: (name: string) => string;
  readonly removed?: (name: string) => string;
}

type ChosenFieldProps = Omit<LabelProps, 'counter'> & {
  readonly values: readonly string[];
  readonly max: number;
  readonly getName: (value: string) => string;
  readonly texts: ChosenFieldTexts;
  readonly options: (chosen: readonly string[]) => ReactNode;
  readonly onChange: (values: readonly string[]) => void;
  readonly onBlur?: () => void;
};

/** Several values from a long list: a select element and removable chips. With an add button, because arrow keys select on the way. */
export function ChosenField({ values, max, getName, texts, options, onChange, ...field }: ChosenFieldProps) {
  const { id } = field;
  const [selected, setSelected] = useState('');
  const [status, setStatus] = useState('');
  const focusAfterRender = useFocusAfterRender();
  const open = values.includes(selected) ? selected : '';
  const chips = useMemo(() => values.filter((value) => value !== open), [values, open]);
  const isFull = chips.length >= max;
  const chipId = (index: number) => `${id}-${index}`;

  const select = (value: string) => {
    onChange(value === '' ? chips : [...chips, value]);
    if (texts.add) setSelected(value);
  };
  const add = () => {
    if (open !== '') setStatus(texts.added?.(getName(open)) ?? '');
    setSelected('');
    // At the maximum, focus stays on the button, because the select element is disabled.
    if (values.length < max) document.getElementById(id)?.focus();
  };
  const remove = (index: number, value: string) => {
    onChange(values.filter((each) => each !== value));
    setStatus(texts.removed?.(getName(value)) ?? '');
    focusAfterRender(index < chips.length - 1 ? chipId(index) : id);
  };

  return (
    <div className={styles['list']}>
      <SelectField
        {...field}
        value={open}
        disabled={isFull}
        onChange={({ target }) => {
          if (texts.add || target.value !== '') select(target.value);
        }}
        end={
          texts.add ? (
            <span className={styles['end']}>
              <Button secondary aria-disabled={isFull} aria-label={texts.add.label} onClick={add}>
                {texts.add.text}
              </Button>
            </span>
          ) : null
        }
      >
        <option value="">{isFull ? (texts.full ?? texts.choose) : texts.choose}</option>
        {options(chips)}
      </SelectField>
      {chips.length > 0 ? (
        <ul className={styles['chips']} aria-label={texts.list}>
          {chips.map((value, index) => (
            <li key={value}>
              <button
                id={chipId(index)}
                type="button"
                className={styles['chip']}
                aria-label={texts.remove(getName(value))}
                onClick={() => remove(index, value)}
              >
                <span dir="auto">{getName(value)}</span>
                <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <HiddenStatus>{status}</HiddenStatus>
    </div>
  );
}
