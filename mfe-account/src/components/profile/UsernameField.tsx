import { limits } from '@adp/shared-data/content';
import { TextField } from '@adp/shared-ui/forms';
import type { ComponentProps } from 'react';
import { useText } from '../../text';
import styles from './UsernameField.module.css';
import type { UsernameState } from './useUsername';

type UsernameFieldProps = Pick<ComponentProps<typeof TextField>, 'ref' | 'name' | 'onChange' | 'onBlur'> & {
  readonly value: string;
  readonly state: UsernameState;
};

const errorStates: readonly UsernameState[] = ['taken', 'too-short', 'too-long', 'malformed', 'reserved'];

export function isUsernameError(state: UsernameState): boolean {
  return errorStates.includes(state);
}

export function UsernameField({ value, state, ...field }: UsernameFieldProps) {
  const text = useText();
  const isError = isUsernameError(state);
  return (
    <div>
      <TextField
        {...field}
        id="username"
        label={text('username.label')}
        hint={text('username.address', { address: `${window.location.host}/${value}` })}
        error={isError ? text(`username.${state}`, limits.username) : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
      />
      <p role="status" className={styles['state']}>
        {isError || state === 'mine' ? '' : text(`username.${state}`, limits.username)}
      </p>
    </div>
  );
}
