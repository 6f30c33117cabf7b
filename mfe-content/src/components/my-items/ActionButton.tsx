import type { ComponentProps } from 'react';
import { useText } from '../../text';
import styles from './Actions.module.css';

type ActionButtonProps = Omit<ComponentProps<'button'>, 'className' | 'type' | 'disabled'> & {
  readonly isPending?: boolean;
  /** True if the button cannot be pressed now. Unlike a button with `disabled`, it stays focusable. */
  readonly isDisabled?: boolean;
};

export function ActionButton({
  isPending = false,
  isDisabled = isPending,
  onClick,
  children,
  ...rest
}: ActionButtonProps) {
  const text = useText();
  return (
    <button
      {...rest}
      type="button"
      className={styles['action']}
      {...(isDisabled ? { 'aria-disabled': true } : {})}
      onClick={(event) => {
        if (!isDisabled) onClick?.(event);
      }}
    >
      {isPending ? text('myItems.pending') : children}
    </button>
  );
}
