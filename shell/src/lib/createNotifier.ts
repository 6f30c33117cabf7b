export interface Notifier<Value> {
  readonly subscribe: (listener: (value: Value) => void) => () => void;
  readonly notify: (value: Value) => void;
}

/** Creates a list of listeners, so that a lower layer can notify a higher one without importing it. */
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
