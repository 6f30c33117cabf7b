import { TextField } from '@adp/shared-ui/forms';
import { useState, type ComponentProps } from 'react';
import type { PasswordRule } from '../../lib/usePasswordRules';
import { useText } from '../../text';
import styles from './CredentialFields.module.css';

type Registered = Pick<ComponentProps<typeof TextField>, 'ref' | 'name' | 'onChange' | 'onBlur'>;

type EmailFieldProps = Registered & { readonly error: string | undefined };

/** The e-mail address of an account, as password managers fill it in. Takes the props of `register()`. */
export function EmailField(field: EmailFieldProps) {
  const text = useText();
  return (
    <TextField
      {...field}
      id="email"
      type="email"
      label={text('entry.email')}
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
    />
  );
}

type PasswordFieldProps = Registered & {
  readonly id: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly autoComplete: 'new-password' | 'current-password';
  /** The requirements for a new password; each is ticked while it is typed. */
  readonly rules?: readonly PasswordRule[] | undefined;
  readonly onFocus?: () => void;
};

/** A password, which can be pasted, filled in and shown. Takes the props of `register()`. */
export function PasswordField({ rules, ...field }: PasswordFieldProps) {
  const text = useText();
  const [isShown, setIsShown] = useState(false);
  return (
    <div>
      <TextField
        {...field}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        end={
          <button
            className={styles['show']}
            type="button"
            aria-label={text(isShown ? 'password.hide.label' : 'password.show.label')}
            onClick={() => setIsShown(!isShown)}
          >
            {text(isShown ? 'password.hide' : 'password.show')}
          </button>
        }
      />
      {rules ? <Rules rules={rules} /> : null}
    </div>
  );
}

function Rules({ rules }: { rules: readonly PasswordRule[] }) {
  const text = useText();
  return (
    <div className={styles['rules']}>
      <p>{text('password.rules')}</p>
      <ul>
        {rules.map(({ rule, count = 0, met }) => (
          <li key={rule} className={met ? styles['met'] : styles['unmet']}>
            <span className={styles['mark']} role="img" aria-label={text(met ? 'password.met' : 'password.unmet')}>
              {met ? '✓' : '○'}
            </span>
            {text(`password.${rule}`, { count })}
          </li>
        ))}
      </ul>
    </div>
  );
}
