import type { ComponentProps } from 'react';

type FormProps = {
  /** True while the form is being sent. It cannot be sent again until then. */
  readonly isPending: boolean;
  readonly onSubmit: () => unknown;
} & Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'>;

/** A form that a script sends. The page shows its errors, so the browser does not validate it. */
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
