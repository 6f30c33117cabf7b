import { Button } from '@adp/shared-ui';
import type { ComponentProps } from 'react';
import { useText } from '../../text';

type PendingButtonProps = ComponentProps<typeof Button> & {
  readonly isPending: boolean;
  /** What it says meanwhile. */
  readonly pendingText?: string;
};

/** A button that keeps the keyboard while its work goes on; pressing it again does nothing until that ends. */
export function PendingButton({
  isPending: isPending,
  pendingText: pendingText,
  onClick,
  children,
  ...button
}: PendingButtonProps) {
  const text = useText();
  return (
    <Button
      {...button}
      {...(isPending ? { 'aria-disabled': true } : {})}
      onClick={(event) => {
        if (isPending) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isPending ? (pendingText ?? text('settings.pending')) : children}
    </Button>
  );
}
