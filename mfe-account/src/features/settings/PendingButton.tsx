import { Button } from '@adp/shared-ui';
import type { ComponentProps } from 'react';
import { useText } from '../../text';

type PendingButtonProps = ComponentProps<typeof Button> & {
  readonly isPending: boolean;
  readonly pendingText?: string;
};

export function PendingButton({ isPending, pendingText, onClick, children, ...button }: PendingButtonProps) {
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
