import { useSyncExternalStore } from 'react';

interface Kept<Value> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: (key: string) => Value | undefined;
}

/** What a memory holds under `key`, shown anew when it changes. */
export function useKept<Value>(memory: Kept<Value>, key: string): Value | undefined {
  const read = () => memory.get(key);
  return useSyncExternalStore(memory.subscribe, read, read);
}
