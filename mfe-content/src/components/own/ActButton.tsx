import type { ComponentProps } from 'react';
import { useText } from '../../text';
import styles from './Acts.module.css';

type ActButtonProps = Omit<ComponentProps<'button'>, 'className' | 'type' | 'disabled'> & {
  /** Its own work goes on: it says so. */
  readonly busy?: boolean;
  /** It cannot be pressed now. It keeps the keyboard, which a disabled button would lose. */
  readonly idle?: boolean;
};

/** A button among what can be done with a row: as quiet as a link. */
export function ActButton({ busy = false, idle = busy, onClick, children, ...rest }: ActButtonProps) {
  const text = useText();
  return (
    <button
      {...rest}
      type="button"
      className={styles['act']}
      {...(idle ? { 'aria-disabled': true } : {})}
      onClick={(event) => {
        if (!idle) onClick?.(event);
      }}
    >
      {busy ? text('own.busy') : children}
    </button>
  );
}
