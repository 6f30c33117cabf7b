import { Suspense, use, type ReactNode } from 'react';

interface LaterProps<Value> {
  readonly value: Value | Promise<Value>;
  /** Placeholder until the value arrives. It is not shown if an earlier value is on screen. */
  readonly fallback: ReactNode;
  readonly children: (value: Value) => ReactNode;
}

/** Renders the result of a loader. Set a `key` to prevent the result of another page from staying on screen. */
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
