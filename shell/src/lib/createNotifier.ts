export interface Notifier<Value> {
  /** Calls `listener` with each later value. Returns a function that unsubscribes it. */
  readonly subscribe: (listener: (value: Value) => void) => () => void;
  readonly notify: (value: Value) => void;
}

/** Creates a list of listeners, through which a lower layer notifies a higher one. */
export function createNotifier<Value>(): Notifier<Value> {
  const listeners = new Set<(value: Value) => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: (value) => {
      for (const listener of listeners) listener(value);
    },
  };
}
