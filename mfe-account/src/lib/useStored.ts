import { useSyncExternalStore } from 'react';

interface Subscribable<Value> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: (key: string) => Value | undefined;
}

/** What a memory holds under `key`, shown anew when it changes. */
export function useStored<Value>(memory: Subscribable<Value>, key: string): Value | undefined {
  const read = () => memory.get(key);
  return useSyncExternalStore(memory.subscribe, read, read);
}
