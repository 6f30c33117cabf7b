import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './Form.module.css';

interface Labelled {
  /** Also what a summary of errors links to. */
  readonly id: string;
  readonly label: string;
  /** What belongs in the field, said before anything is wrong. */
  readonly hint?: ReactNode;
  /** What is wrong with it. */
  readonly error?: string | undefined;
  /** How much of its limit is used, as `counterText` says it. */
  readonly counter?: ReactNode;
}

type TextFieldProps = Labelled & {
  /** Stands in the field's line, at its end: a button that shows a password, say. */
  readonly end?: ReactNode;
} & Omit<ComponentProps<'input'>, 'id' | 'className'>;

/** A field of one line, under its label; what is wrong stands beside it. */
export function TextField({ id, label, hint, error, counter, end, ...input }: TextFieldProps) {
  const said = useId();
  return (
    <Field {...{ id, label, hint, error, counter, said }}>
      <div className={styles['line']}>
        <input {...input} {...describedBy(said, error, hint ?? counter)} id={id} className={styles['input']} />
        {end}
      </div>
    </Field>
  );
}

type TextAreaProps = Labelled & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

/** A field of several lines. */
export function TextArea({ id, label, hint, error, counter, ...area }: TextAreaProps) {
  const said = useId();
  return (
    <Field {...{ id, label, hint, error, counter, said }}>
      <textarea rows={5} {...area} {...describedBy(said, error, hint ?? counter)} id={id} className={styles['input']} />
    </Field>
  );
}

type SelectFieldProps = Labelled & {
  /** Stands in the field's line, at its end: a button that takes what is chosen, say. */
  readonly end?: ReactNode;
} & Omit<ComponentProps<'select'>, 'id' | 'className'>;

/** One of a list; its options are the children. */
export function SelectField({ id, label, hint, error, counter, end, children, ...select }: SelectFieldProps) {
  const said = useId();
  return (
    <Field {...{ id, label, hint, error, counter, said }}>
      <div className={styles['line']}>
        <select {...select} {...describedBy(said, error, hint ?? counter)} id={id} className={styles['input']}>
          {children}
        </select>
        {end}
      </div>
    </Field>
  );
}

function Field({
  id,
  label,
  hint,
  error,
  counter,
  said,
  children,
}: Labelled & { readonly said: string; readonly children: ReactNode }) {
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      {children}
      {error ? (
        <p id={`${said}-error`} className={styles['error']}>
          {error}
        </p>
      ) : null}
      {hint || counter ? (
        <div id={`${said}-hint`} className={styles['hint']}>
          {hint ? <div>{hint}</div> : null}
          {counter ? <span className={styles['counter']}>{counter}</span> : null}
        </div>
      ) : null}
    </div>
  );
}

function describedBy(said: string, error: string | undefined, more: unknown) {
  const ids = [error ? `${said}-error` : '', more ? `${said}-hint` : ''].filter(Boolean).join(' ');
  return { 'aria-invalid': error !== undefined, ...(ids ? { 'aria-describedby': ids } : {}) };
}

let counting: { readonly locale: string; readonly format: Intl.NumberFormat } | undefined;

/** "12 / 100", in the signs of the page's language: of a text as the limits count it, in code points, or of a count. */
export function counterText(value: string | number, max: number, locale: string): string {
  // One is slow to make, and there is a counter at every field, for every key.
  if (counting?.locale !== locale) counting = { locale, format: new Intl.NumberFormat(locale) };
  const { format } = counting;
  const count = typeof value === 'number' ? value : [...value].length;
  return `${format.format(count)} / ${format.format(max)}`;
}
