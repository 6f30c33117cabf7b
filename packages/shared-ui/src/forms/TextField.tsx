import { useRef, type ComponentProps, type ReactNode } from 'react';
import { useFieldFrame, type LabelProps } from './FieldFrame';
import styles from './Form.module.css';

type TextFieldProps = LabelProps & {
  readonly end?: ReactNode;
} & Omit<ComponentProps<'input'>, 'id' | 'className'>;

export function TextField({ id, label, hint, error, counter, end, ...input }: TextFieldProps) {
  const { control, frame } = useFieldFrame({ id, label, hint, error, counter });
  return frame(
    <div className={styles['line']}>
      <input {...input} {...control} className={styles['input']} />
      {end}
    </div>,
  );
}

type TextAreaProps = LabelProps & {
  /** Controls between the label and the text area. */
  readonly start?: ReactNode;
} & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

export function TextArea({ id, label, hint, error, counter, start, ...area }: TextAreaProps) {
  const { control, frame } = useFieldFrame({ id, label, hint, error, counter });
  return frame(
    <>
      {start}
      <textarea rows={5} {...area} {...control} className={styles['input']} />
    </>,
  );
}

type DateTimeFieldProps = Omit<LabelProps, 'counter'> & {
  readonly name?: string;
  /** Local date and time, such as `2026-03-29T09:30`, or an empty string. */
  readonly value: string;
  /** True if only the day can be edited. The value still contains a time. */
  readonly dayOnly?: boolean;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
};

const DAY_LENGTH = 10;

export function DateTimeField({ value, dayOnly = false, onChange, ...field }: DateTimeFieldProps) {
  const time = useRef('T09:00');
  return (
    <TextField
      {...field}
      type={dayOnly ? 'date' : 'datetime-local'}
      max={dayOnly ? '9999-12-31' : '9999-12-31T23:59'}
      value={dayOnly ? value.slice(0, DAY_LENGTH) : value}
      onChange={({ target }) => {
        // Remember the time, because the field's value is empty while the day is incomplete.
        if (value.length > DAY_LENGTH) time.current = value.slice(DAY_LENGTH);
        onChange(dayOnly && target.value ? target.value + time.current : target.value);
      }}
    />
  );
}
