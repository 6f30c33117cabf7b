import { Button } from '@adp/shared-ui';
import type { ComponentProps } from 'react';
import { useText } from '../../text';

type BusyButtonProps = ComponentProps<typeof Button> & {
  readonly busy: boolean;
  /** What it says meanwhile. */
  readonly busyText?: string;
};

/** A button that keeps the keyboard while its work goes on; pressing it again does nothing until that ends. */
export function BusyButton({ busy, busyText, onClick, children, ...button }: BusyButtonProps) {
  const text = useText();
  return (
    <Button
      {...button}
      {...(busy ? { 'aria-disabled': true } : {})}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? (busyText ?? text('settings.busy')) : children}
    </Button>
  );
}
