import type { ComponentProps } from 'react';

type FormProps = {
  readonly isPending: boolean;
  readonly onSubmit: () => unknown;
} & Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'>;

/** Form that a script submits. The page shows its errors, so browser validation is off. */
export function Form({ isPending, onSubmit, ...form }: FormProps) {
  return (
    <form
      {...form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) onSubmit();
      }}
    />
  );
}
