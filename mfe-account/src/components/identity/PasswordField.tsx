import type { PasswordRule } from '../../lib/passwordRule';
import { TextField } from '@adp/shared-ui/forms';
import { useState } from 'react';
import { useText } from '../../text';
import styles from './PasswordField.module.css';

interface PasswordFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly autoComplete: 'new-password' | 'current-password';
  /** What a new password has to meet; ticked as it is typed. */
  readonly rules?: readonly PasswordRule[] | undefined;
  readonly onFocus?: () => void;
}

/** A password, which may be pasted, filled in and looked at. */
export function PasswordField({ rules, onChange, ...field }: PasswordFieldProps) {
  const text = useText();
  const [shown, setShown] = useState(false);
  return (
    <div>
      <TextField
        {...field}
        name="password"
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        onChange={(event) => onChange(event.target.value)}
        end={
          <button
            className={styles['show']}
            type="button"
            aria-label={text(shown ? 'password.hide.label' : 'password.show.label')}
            onClick={() => setShown(!shown)}
          >
            {text(shown ? 'password.hide' : 'password.show')}
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
