import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './FieldFrame';
import styles from './Form.module.css';

type ChoiceProps = {
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  readonly type?: 'checkbox' | 'radio';
} & Omit<ComponentProps<'input'>, 'type' | 'className'>;

/** Checkbox or radio button whose whole line is clickable. Takes the props of react-hook-form's `register()`. */
export function Choice({ label, hint, type = 'checkbox', ...input }: ChoiceProps) {
  const hintId = useId();
  return (
    <label className={styles['choice']}>
      <input {...input} {...(hint ? { 'aria-describedby': hintId } : {})} type={type} className={styles['box']} />
      <span>
        <span>{label}</span>
        {hint ? (
          <span id={hintId} className={styles['choiceHint']}>
            {hint}
          </span>
        ) : null}
      </span>
    </label>
  );
}

interface GroupProps {
  readonly id?: string;
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

interface ChoiceGroupProps extends GroupProps {
  /** Set for groups of radio buttons, in which the group itself is marked as invalid. */
  readonly role?: 'radiogroup';
  readonly children: ReactNode;
}

export function ChoiceGroup({ legend, hint, error, id, role, children }: ChoiceGroupProps) {
  const noteId = useId();
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles['group']}
      {...(role ? { role, 'aria-invalid': error !== undefined } : {})}
      {...(error || hint ? { 'aria-describedby': noteId } : {})}
    >
      <legend className={styles['label']}>{legend}</legend>
      <div id={noteId}>
        <FieldError>{error}</FieldError>
        {hint ? <p className={styles['hint']}>{hint}</p> : null}
      </div>
      {children}
    </fieldset>
  );
}

export interface ChoiceOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: string | undefined;
}

interface OptionGroupProps<Value> extends GroupProps {
  readonly name: string;
  readonly options: readonly ChoiceOption[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: () => void;
}

/** Group of radio buttons for a few options. Works with react-hook-form's `Controller`. */
export function RadioGroup({ name, options, value, onChange, onBlur, ...group }: OptionGroupProps<string>) {
  return (
    <ChoiceGroup {...group} role="radiogroup">
      {options.map((option) => (
        <Choice
          key={option.value}
          {...option}
          type="radio"
          name={name}
          checked={value === option.value}
          onBlur={onBlur}
          onChange={() => onChange(option.value)}
        />
      ))}
    </ChoiceGroup>
  );
}

const COLUMNS_FROM = 5;

interface CheckboxGroupProps extends OptionGroupProps<readonly string[]> {
  readonly children?: ReactNode;
}

/** Group of checkboxes. The selected values are in the order of the options. */
export function CheckboxGroup({ name, options, value, onChange, onBlur, children, ...group }: CheckboxGroupProps) {
  return (
    <ChoiceGroup {...group}>
      <div className={options.length >= COLUMNS_FROM ? styles['columns'] : styles['field']}>
        {options.map((option) => (
          <Choice
            key={option.value}
            {...option}
            name={name}
            aria-invalid={group.error !== undefined}
            checked={value.includes(option.value)}
            onBlur={onBlur}
            onChange={({ target }) =>
              onChange(
                options
                  .map((each) => each.value)
                  .filter((each) => (each === option.value ? target.checked : value.includes(each))),
              )
            }
          />
        ))}
      </div>
      {children}
    </ChoiceGroup>
  );
}
