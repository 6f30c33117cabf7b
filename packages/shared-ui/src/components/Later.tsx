import { Suspense, use, type ReactNode } from 'react';

interface LaterProps<Value> {
  /** The result of a loader, or a promise if it takes longer. */
  readonly value: Value | Promise<Value>;
  /** Shown until the value arrives, unless an earlier value is on screen. */
  readonly fallback: ReactNode;
  readonly children: (value: Value) => ReactNode;
}

/** Renders the result of a loader. A `key` prevents the result of another page from staying on screen. */
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
