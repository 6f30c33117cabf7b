import { Suspense, use, type ReactNode } from 'react';

interface LaterProps<Value> {
  /** Of a loader: the value, or the promise of it where it takes longer. */
  readonly value: Value | Promise<Value>;
  /** Shown until it is there, unless an earlier value is shown. */
  readonly fallback: ReactNode;
  readonly children: (value: Value) => ReactNode;
}

/** Shows what a loader gives. With a `key` of what it belongs to, the value of something else is never shown meanwhile. */
export function Later<Value>({ fallback, ...shown }: LaterProps<Value>) {
  return (
    <Suspense fallback={fallback}>
      <Shown {...shown} />
    </Suspense>
  );
}

function Shown<Value>({ value, children }: Omit<LaterProps<Value>, 'fallback'>) {
  return children(value instanceof Promise ? use(value) : value);
}
