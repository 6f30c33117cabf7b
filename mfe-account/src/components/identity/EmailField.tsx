import { TextField } from '@adp/shared-ui/forms';
import { useText } from '../../text';

interface EmailFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** The address of an account, as keepers of passwords fill it in. */
export function EmailField({ value, onChange, error }: EmailFieldProps) {
  const text = useText();
  return (
    <TextField
      id="email"
      name="email"
      type="email"
      label={text('entry.email')}
      value={value}
      error={error}
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
