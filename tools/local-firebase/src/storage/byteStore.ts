/** Storage for the bytes of objects. */
export interface ByteStore {
  /** Returns the key of the written bytes. @throws Error if there is no space */
  readonly put: (bytes: Buffer) => string;
  /** Returns true if all `size` bytes are stored. */
  readonly has: (key: string, size: number) => boolean;
  readonly get: (key: string) => Buffer | undefined;
  /** Called when no object uses the key any more. */
  readonly delete: (key: string) => void;
  /** Called after a snapshot is loaded, with the keys of its objects. */
  readonly deleteExcept: (keys: ReadonlySet<string>) => void;
}

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
