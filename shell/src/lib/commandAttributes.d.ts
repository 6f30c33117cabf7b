import 'react';

// The Invoker Commands API. Delete this when React's types include it.
declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- a merged declaration repeats the type parameters
  interface ButtonHTMLAttributes<T> {
    readonly command?: 'show-modal' | 'close';
    /** The id of the dialog. */
    readonly commandfor?: string;
  }
}
