import type { ComponentProps } from 'react';
import { useText } from '../../text';
import styles from './Actions.module.css';

type ActionButtonProps = Omit<ComponentProps<'button'>, 'className' | 'type' | 'disabled'> & {
  /** True while the action is in progress. */
  readonly isPending?: boolean;
  /** True if it cannot be pressed now. It stays focusable, unlike a disabled button. */
  readonly isDisabled?: boolean;
};

/** A button among the actions of a row, styled like a link. */
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
