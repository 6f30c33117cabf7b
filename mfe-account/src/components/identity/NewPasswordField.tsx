import type { PasswordRule } from '../../lib/usePasswordRules';
import { useText } from '../../text';
import { PasswordField, type PasswordFieldProps } from './CredentialFields';
import styles from './NewPasswordField.module.css';

type NewPasswordFieldProps = Omit<PasswordFieldProps, 'autoComplete' | 'children'> & {
  readonly rules: readonly PasswordRule[] | undefined;
};

export function NewPasswordField({ rules, ...field }: NewPasswordFieldProps) {
  return (
    <PasswordField {...field} autoComplete="new-password">
      {rules ? <Rules rules={rules} /> : null}
    </PasswordField>
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
            <span>{text(`password.${rule}`, { count })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
