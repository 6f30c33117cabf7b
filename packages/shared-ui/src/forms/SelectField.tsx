import type { ComponentProps, ReactNode } from 'react';
import { useFieldFrame, type LabelProps } from './FieldFrame';
import styles from './Form.module.css';

type SelectFieldProps = LabelProps & {
  readonly end?: ReactNode;
} & Omit<ComponentProps<'select'>, 'id' | 'className'>;

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
  readonly label?: string;
  /** True for proper names, which browsers must not translate. */
  readonly proper?: boolean;
}

export function SelectOptions({ values, getName, label, proper = false }: SelectOptionsProps) {
  const options = values.map((value) => (
    <option key={value} value={value} {...(proper ? { translate: 'no' as const } : {})}>
      {getName(value)}
    </option>
  ));
  if (values.length === 0 || label === undefined) return options;
  return <optgroup label={label}>{options}</optgroup>;
}
