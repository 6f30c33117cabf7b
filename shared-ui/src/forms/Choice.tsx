import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './Form.module.css';

type ChoiceProps = {
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  readonly type?: 'checkbox' | 'radio';
} & Omit<ComponentProps<'input'>, 'type' | 'className'>;

/** A box to tick, or one of several; the whole line answers. */
export function Choice({ label, hint, type = 'checkbox', ...input }: ChoiceProps) {
  const said = useId();
  return (
    <label className={styles['choice']}>
      <input {...input} {...(hint ? { 'aria-describedby': said } : {})} type={type} className={styles['box']} />
      <span>
        {label}
        {hint ? (
          <span id={said} className={styles['choiceHint']}>
            {hint}
          </span>
        ) : null}
      </span>
    </label>
  );
}

/** Choices that belong together, under one name. */
export function ChoiceGroup({
  legend,
  hint,
  error,
  id,
  role,
  children,
}: {
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly id?: string;
  /** Of a group of which one is chosen: then the group itself says that something is wrong. */
  readonly role?: 'radiogroup';
  readonly children: ReactNode;
}) {
  const said = useId();
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles['group']}
      {...(role ? { role, 'aria-invalid': error !== undefined } : {})}
      {...(error || hint ? { 'aria-describedby': said } : {})}
    >
      <legend className={styles['label']}>{legend}</legend>
      <div id={said}>
        {error ? <p className={styles['error']}>{error}</p> : null}
        {hint ? <p className={styles['hint']}>{hint}</p> : null}
      </div>
      {children}
    </fieldset>
  );
}
