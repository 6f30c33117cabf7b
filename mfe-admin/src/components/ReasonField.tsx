import { reasonLimits } from '@adp/shared-data/review';
import { TextField } from '@adp/shared-ui/forms';
import type { ComponentProps } from 'react';
import { useText } from '../text';

type ReasonFieldProps = Omit<ComponentProps<typeof TextField>, 'id' | 'label' | 'hint'>;

export function ReasonField(props: ReasonFieldProps) {
  const text = useText();
  return (
    <TextField
      {...props}
      id="reason"
      dir="auto"
      autoComplete="off"
      maxLength={reasonLimits.max}
      label={text('save.reason')}
      hint={text('save.reason.hint')}
    />
  );
}
