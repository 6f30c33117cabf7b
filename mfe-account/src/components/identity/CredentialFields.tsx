import { TextField } from '@adp/shared-ui/forms';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useText } from '../../text';
import styles from './CredentialFields.module.css';

type Registered = Pick<ComponentProps<typeof TextField>, 'ref' | 'name' | 'onChange' | 'onBlur'>;

type EmailFieldProps = Registered & { readonly error: string | undefined };

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

export type PasswordFieldProps = Registered & {
  readonly id: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly autoComplete: 'new-password' | 'current-password';
  readonly onFocus?: () => void;
  readonly children?: ReactNode;
};

export function PasswordField({ children, ...field }: PasswordFieldProps) {
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
      {children}
    </div>
  );
}
