import 'react';

// Attributes of the Invoker Commands API. Delete this file when React's types include them.
declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- a merged declaration repeats the type parameters
  interface ButtonHTMLAttributes<T> {
    readonly command?: 'show-modal' | 'close';
    readonly commandfor?: string;
  }
}
