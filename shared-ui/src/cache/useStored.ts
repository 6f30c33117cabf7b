import { useSyncExternalStore } from 'react';

interface Store<Value> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: (key: string) => Value | undefined;
}

/** The value of `key` in a cache or store. Renders again when it changes. */
export function useStored<Value>(store: Store<Value>, key: string): Value | undefined {
  const read = () => store.get(key);
  return useSyncExternalStore(store.subscribe, read, read);
}
