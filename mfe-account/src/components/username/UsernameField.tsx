import { limits } from '@adp/shared-data';
import { TextField } from '@adp/shared-ui/forms';
import type { UsernameState } from './useUsername';
import { useText } from '../../text';
import styles from './UsernameField.module.css';

interface UsernameFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly state: UsernameState;
  /** Faults are shown beside the field from the first attempt to save on, or once it was left. */
  readonly strict?: boolean;
  readonly onBlur?: () => void;
}

const errorStates: readonly UsernameState[] = ['taken', 'too-short', 'too-long', 'malformed', 'reserved'];

/** Whether a username cannot be saved. */
export function isUsernameError(state: UsernameState): boolean {
  return errorStates.includes(state);
}

/** The username, checked while it is typed; the address that it makes stands below. */
export function UsernameField({ value, onChange, state, strict = true, onBlur }: UsernameFieldProps) {
  const text = useText();
  const error = strict && isUsernameError(state) ? text(`username.${state}`, limits.username) : undefined;
  return (
    <div>
      <TextField
        id="username"
        name="username"
        label={text('username.label')}
        hint={<span dir="ltr">{text('username.address', { address: `${window.location.host}/${value}` })}</span>}
        value={value}
        error={error}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        onBlur={onBlur}
        onChange={(event) => onChange(event.target.value)}
      />
      <p role="status" className={styles['state']}>
        {isUsernameError(state) || state === 'mine' ? '' : text(`username.${state}`, limits.username)}
      </p>
    </div>
  );
}
