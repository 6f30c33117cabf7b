import type { ComponentProps, ReactNode } from 'react';
import { useFieldFrame, type LabelProps } from './FieldFrame';
import styles from './Form.module.css';

type SelectFieldProps = LabelProps & {
  /** At the end of the field's line: a button that adds the selected option, for example. */
  readonly end?: ReactNode;
} & Omit<ComponentProps<'select'>, 'id' | 'className'>;

/** One of a list; its options are the children. Takes the props of react-hook-form's `register()`. */
export function SelectField({ id, label, hint, error, counter, end, children, ...select }: SelectFieldProps) {
  const { control, frame } = useFieldFrame({ id, label, hint, error, counter });
  return frame(
    <div className={styles['line']}>
      <select {...select} {...control} className={styles['input']}>
        {children}
      </select>
      {end}
    </div>,
  );
}

interface SelectOptionsProps {
  readonly values: readonly string[];
  readonly getName: (value: string) => string;
  /** The name of their group. */
  readonly label?: string;
  /** Proper names, which no translation changes. */
  readonly proper?: boolean;
}

/** Options of a select; an `optgroup` if they have a label. */
export function SelectOptions({ values, getName, label, proper = false }: SelectOptionsProps) {
  const options = values.map((value) => (
    <option key={value} value={value} {...(proper ? { translate: 'no' as const } : {})}>
      {getName(value)}
    </option>
  ));
  if (values.length === 0 || label === undefined) return options;
  return <optgroup label={label}>{options}</optgroup>;
}
