/** Where the bytes of objects lie. */
export interface ByteStore {
  /** Keeps them and gives their key; what it returns from has been written. @throws Error where there is no room */
  readonly put: (bytes: Buffer) => string;
  /** Whether all `size` of them are there. */
  readonly has: (key: string, size: number) => boolean;
  readonly get: (key: string) => Buffer | undefined;
  /** No object uses this key any more. */
  readonly delete: (key: string) => void;
  /** Called after a snapshot was loaded: what none of its objects uses goes. */
  readonly deleteExcept: (keys: ReadonlySet<string>) => void;
}

/** Bytes that end with the process. */
export function memoryBytes(): ByteStore {
  const stored = new Map<string, Buffer>();
  let next = 0;
  return {
    put: (bytes) => {
      const key = String((next += 1));
      stored.set(key, Buffer.from(bytes));
      return key;
    },
    has: (key, size) => stored.get(key)?.length === size,
    get: (key) => stored.get(key),
    delete: (key) => void stored.delete(key),
    deleteExcept: (keys) => {
      for (const key of stored.keys()) if (!keys.has(key)) stored.delete(key);
    },
  };
}
