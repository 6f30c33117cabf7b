import type { ComponentProps } from 'react';
import { useText } from '../../text';
import styles from './Actions.module.css';

type ActionButtonProps = Omit<ComponentProps<'button'>, 'className' | 'type' | 'disabled'> & {
  /** Its action is in progress. */
  readonly isPending?: boolean;
  /** It cannot be pressed now but stays focusable, unlike a disabled button. */
  readonly isDisabled?: boolean;
};

/** A button among what can be done with a row: as quiet as a link. */
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
