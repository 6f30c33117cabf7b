import type { ComponentProps } from 'react';
import styles from './Field.module.css';

interface FieldProps extends Omit<ComponentProps<'input'>, 'className'> {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly error: string | undefined;
}

/** Text field with its label. The form fields of shared-ui would add modules to the bundle that every visitor downloads. */
export function Field({ id, label, hint, error, ...input }: FieldProps) {
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <input {...input} id={id} aria-invalid={error !== undefined} aria-describedby={`${id}-error ${id}-hint`} />
      <p id={`${id}-error`} className={styles['error']}>
        {error}
      </p>
      {hint ? (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
